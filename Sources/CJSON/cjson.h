// The whole of json-c, as the system installs it.
#include <json-c/json.h>
