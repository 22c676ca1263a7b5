#!/bin/bash
# Whatever mongod is told, the store listens where it would.
set -euo pipefail
exec node /store/dev/embedded-mongo/src/main.ts --host 0.0.0.0 --port 27017 --data /data/db
