// Rotate and resize by a handle, as it is usually written: hypot, atan2, sin and cos at every event.
//
//   rotate_and_resize states   prints the state after every event, for the comparison of answers
//   rotate_and_resize time     prints the median of nanoseconds an event
//
// The same program stands beside this one in JavaScript and in Python.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define EVENTS 4096
#define SAMPLES 31
#define RUNS 64

typedef struct {
  double x, y;
} Point;

typedef struct {
  double rotation, width, height;
  Point vertices[4];
} Box;

static const Point center = {200, 200};
static const Point touchDown = {304, 253};  // near the handle, so that there is an offset to keep
static const double width = 200, height = 100;

// A finger that goes round the centre 16 times on a rhombus, its distance swinging: made with exact
// arithmetic alone, so that all languages have the same places.
static Point place(int index) {
  double turn = (index % 256) / 64.0;
  double swing = (index % 512) / 512.0;
  double reach = 112 + 40 * (swing < 0.5 ? swing : 1 - swing);
  int side = (int)turn;
  double along = turn - side;
  double a = reach * (1 - along), b = reach * along;
  Point offset = side == 0   ? (Point){a, b}
                 : side == 1 ? (Point){-b, a}
                 : side == 2 ? (Point){-a, -b}
                             : (Point){b, -a};
  return (Point){center.x + offset.x, center.y + offset.y};
}

typedef struct {
  Point grab;
  double startRadius, startBearing, bearing;
  int turns;
} Drag;

static Drag begin(Point touch) {
  Drag drag;
  drag.grab = (Point){touch.x - (center.x + width / 2), touch.y - (center.y + height / 2)};
  drag.startRadius = hypot(width / 2, height / 2);
  drag.startBearing = atan2(height / 2, width / 2);
  drag.bearing = drag.startBearing;
  drag.turns = 0;
  return drag;
}

static Box move(Drag *drag, Point touch) {
  double dx = touch.x - drag->grab.x - center.x;
  double dy = touch.y - drag->grab.y - center.y;
  double bearing = atan2(dy, dx);
  if (bearing - drag->bearing > M_PI) drag->turns -= 1;
  if (bearing - drag->bearing < -M_PI) drag->turns += 1;
  drag->bearing = bearing;

  Box box;
  double scale = hypot(dx, dy) / drag->startRadius;
  double rotation = bearing - drag->startBearing + 2 * M_PI * drag->turns;
  box.rotation = rotation * 180 / M_PI;
  box.width = width * scale;
  box.height = height * scale;
  double sine = sin(rotation), cosine = cos(rotation);
  for (int corner = 0; corner < 4; corner++) {
    double x = (corner % 2 == 0 ? -1 : 1) * box.width / 2;
    double y = (corner < 2 ? -1 : 1) * box.height / 2;
    box.vertices[corner] =
        (Point){center.x + x * cosine - y * sine, center.y + x * sine + y * cosine};
  }
  return box;
}

static double sum(const Box *box) {
  double sum = box->rotation + box->width + box->height;
  for (int corner = 0; corner < 4; corner++) sum += box->vertices[corner].x + box->vertices[corner].y;
  return sum;
}

static double nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e9 + now.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int count, char **arguments) {
  static Point places[EVENTS];
  for (int index = 0; index < EVENTS; index++) places[index] = place(index);

  if (count == 2 && strcmp(arguments[1], "states") == 0) {
    Drag drag = begin(touchDown);
    for (int index = 0; index < EVENTS; index++) {
      Box box = move(&drag, places[index]);
      printf("%.17g %.17g %.17g", box.rotation, box.width, box.height);
      for (int corner = 0; corner < 4; corner++) {
        printf(" %.17g %.17g", box.vertices[corner].x, box.vertices[corner].y);
      }
      printf("\n");
    }
    return 0;
  }
  if (count == 2 && strcmp(arguments[1], "time") == 0) {
    double samples[SAMPLES], checksum = 0;
    for (int sample = -1; sample < SAMPLES; sample++) {  // the first one warms up
      double start = nanoseconds();
      for (int run = 0; run < RUNS; run++) {
        Drag drag = begin(touchDown);
        for (int index = 0; index < EVENTS; index++) {
          Box box = move(&drag, places[index]);
          checksum += sum(&box);
        }
      }
      if (sample >= 0) samples[sample] = (nanoseconds() - start) / (RUNS * (double)EVENTS);
    }
    qsort(samples, SAMPLES, sizeof(double), ascending);
    printf("%.3f %.17g\n", samples[SAMPLES / 2], checksum);
    return 0;
  }
  fprintf(stderr, "usage: %s states|time\n", arguments[0]);
  return 64;
}
