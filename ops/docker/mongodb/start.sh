#!/bin/bash
# A replica set with authentication needs a key that all members share, in a file of mongod's own.
set -euo pipefail
umask 077
rm -f /tmp/has-primary
printf '%s' "$REPLICA_KEY" >/tmp/replica.key
chown mongodb:mongodb /tmp/replica.key
exec docker-entrypoint.sh mongod --replSet rs0 --keyFile /tmp/replica.key --bind_ip_all
