#!/bin/bash
# Succeeds when a primary answers. The first calls create the replica set and wait for its primary. Later calls only check that the port is
# open, because mongosh takes a second of processor.
set -euo pipefail
if [ -e /tmp/has-primary ]; then
  exec 3<> /dev/tcp/127.0.0.1/27017
  exit
fi
mongosh --quiet -u "$MONGO_INITDB_ROOT_USERNAME" -p "$MONGO_INITDB_ROOT_PASSWORD" --eval '
  try { rs.status() } catch { rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "mongodb:27017" }] }) }
  quit(db.hello().isWritablePrimary ? 0 : 1)'
touch /tmp/has-primary
