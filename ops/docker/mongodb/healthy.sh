#!/bin/bash
# Healthy is: a primary answers. The first calls make the replica set and wait for its primary; mongosh takes a second of processor,
# so from then on it is enough that the port is open.
set -euo pipefail
if [ -e /tmp/has-primary ]; then
  exec 3<> /dev/tcp/127.0.0.1/27017
  exit
fi
mongosh --quiet -u "$MONGO_INITDB_ROOT_USERNAME" -p "$MONGO_INITDB_ROOT_PASSWORD" --eval '
  try { rs.status() } catch { rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "mongodb:27017" }] }) }
  quit(db.hello().isWritablePrimary ? 0 : 1)'
touch /tmp/has-primary
