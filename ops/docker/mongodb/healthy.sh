#!/bin/bash
# Healthy is: a primary answers. The first call makes the replica set.
set -euo pipefail
exec mongosh --quiet -u "$MONGO_INITDB_ROOT_USERNAME" -p "$MONGO_INITDB_ROOT_PASSWORD" --eval '
  try { rs.status() } catch { rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "mongodb:27017" }] }) }
  quit(db.hello().isWritablePrimary ? 0 : 1)'
