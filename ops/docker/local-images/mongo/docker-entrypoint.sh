#!/bin/bash
# Ignores the arguments of mongod and listens on its port.
set -euo pipefail
exec node /store/dev/embedded-mongo/src/main.ts --host 0.0.0.0 --port 27017 --data /data/db
