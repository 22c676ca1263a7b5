#!/bin/bash
# Writes the key that all members of a replica set with authentication share into a file owned by mongod.
set -euo pipefail
umask 077
rm -f /tmp/has-primary
printf '%s' "$REPLICA_KEY" >/tmp/replica.key
chown mongodb:mongodb /tmp/replica.key
exec docker-entrypoint.sh mongod --replSet rs0 --keyFile /tmp/replica.key --bind_ip_all
