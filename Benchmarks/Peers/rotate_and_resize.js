// Rotate and resize by a handle, as it is usually written: hypot, atan2, sin and cos at every event.
//
//   node rotate_and_resize.js states|time     as rotate_and_resize.c, which tells what is what

'use strict';

const events = 4096;
const samples = 31;
const runs = 64;
const center = { x: 200, y: 200 };
const touchDown = { x: 304, y: 253 }; // near the handle, so that there is an offset to keep
const width = 200;
const height = 100;

function place(index) {
  const turn = (index % 256) / 64;
  const swing = (index % 512) / 512;
  const reach = 112 + 40 * (swing < 0.5 ? swing : 1 - swing);
  const side = Math.floor(turn);
  const along = turn - side;
  const a = reach * (1 - along);
  const b = reach * along;
  const [x, y] = [[a, b], [-b, a], [-a, -b], [b, -a]][side];
  return { x: center.x + x, y: center.y + y };
}

function begin(touch) {
  return {
    grab: { x: touch.x - (center.x + width / 2), y: touch.y - (center.y + height / 2) },
    startRadius: Math.hypot(width / 2, height / 2),
    startBearing: Math.atan2(height / 2, width / 2),
    bearing: Math.atan2(height / 2, width / 2),
    turns: 0,
  };
}

function move(drag, touch) {
  const dx = touch.x - drag.grab.x - center.x;
  const dy = touch.y - drag.grab.y - center.y;
  const bearing = Math.atan2(dy, dx);
  if (bearing - drag.bearing > Math.PI) drag.turns -= 1;
  if (bearing - drag.bearing < -Math.PI) drag.turns += 1;
  drag.bearing = bearing;

  const scale = Math.hypot(dx, dy) / drag.startRadius;
  const rotation = bearing - drag.startBearing + 2 * Math.PI * drag.turns;
  const box = {
    rotation: (rotation * 180) / Math.PI,
    width: width * scale,
    height: height * scale,
    vertices: [],
  };
  const sine = Math.sin(rotation);
  const cosine = Math.cos(rotation);
  for (let corner = 0; corner < 4; corner++) {
    const x = ((corner % 2 === 0 ? -1 : 1) * box.width) / 2;
    const y = ((corner < 2 ? -1 : 1) * box.height) / 2;
    box.vertices.push({
      x: center.x + x * cosine - y * sine,
      y: center.y + x * sine + y * cosine,
    });
  }
  return box;
}

function sum(box) {
  let sum = box.rotation + box.width + box.height;
  for (const vertex of box.vertices) sum += vertex.x + vertex.y;
  return sum;
}

const places = Array.from({ length: events }, (_, index) => place(index));

switch (process.argv[2]) {
  case 'states': {
    const drag = begin(touchDown);
    const lines = places.map((touch) => {
      const box = move(drag, touch);
      return [box.rotation, box.width, box.height, ...box.vertices.flatMap(({ x, y }) => [x, y])]
        .join(' ');
    });
    process.stdout.write(lines.join('\n') + '\n');
    break;
  }
  case 'time': {
    const times = [];
    let checksum = 0;
    for (let sample = -1; sample < samples; sample++) { // the first one warms up
      const start = process.hrtime.bigint();
      for (let run = 0; run < runs; run++) {
        const drag = begin(touchDown);
        for (const touch of places) checksum += sum(move(drag, touch));
      }
      if (sample >= 0) times.push(Number(process.hrtime.bigint() - start) / (runs * events));
    }
    times.sort((a, b) => a - b);
    console.log(`${times[samples >> 1].toFixed(3)} ${checksum}`);
    break;
  }
  default:
    console.error('usage: node rotate_and_resize.js states|time');
    process.exitCode = 64;
}
