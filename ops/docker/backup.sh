#!/bin/bash
# Writes what can't be made again (databases, pictures, released front-ends) as archives into a folder. The shop pauses meanwhile, so
# that all of it is of one moment. Redis and the broker need no backup. Run where compose.yaml lies: ops/docker/backup.sh <folder>
set -euo pipefail
folder=$(realpath -m "${1:?name a folder}")
mkdir -p "$folder"
umask 077
project=$(docker compose config --format json | sed -n 's/^ *"name": "\([^"]*\)",\{0,1\}$/\1/p' | head -1)
image=$(docker compose images --format json redis | sed -n 's/.*"ID":"\([^"]*\)".*/\1/p')
volumes=$(docker compose config --volumes | grep -vxE 'redis|rabbitmq')
running=$(docker compose ps --services --status running)
trap 'docker compose start $running' EXIT
docker compose stop
for volume in $volumes; do
  docker run --rm --user 0 --network none --volume "${project}_$volume:/from:ro" --volume "$folder:/to" --entrypoint tar "$image" \
    -C /from -czf "/to/$volume.tar.gz" .
done
echo "Backed up to $folder. Keep .env and area-keys.json with it: its secrets and keys are those of the data."
