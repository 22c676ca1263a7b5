#!/bin/bash
# Brings back what backup.sh wrote, into an installation without data: its volumes must not be there. Run where compose.yaml lies,
# with the .env of the backup: ops/docker/restore.sh <folder>; then docker compose up --wait.
set -euo pipefail
folder=$(realpath "${1:?name the folder of the backup}")
volumes=$(docker compose config --volumes | grep -vxE 'redis|rabbitmq')
for volume in $volumes; do test -f "$folder/$volume.tar.gz" || { echo "$folder lacks $volume.tar.gz"; exit 1; }; done
project=$(docker compose config --format json | sed -n 's/^ *"name": "\([^"]*\)",\{0,1\}$/\1/p' | head -1)
for volume in $volumes; do
  if docker volume inspect "${project}_$volume" >/dev/null 2>&1; then
    echo "The volume ${project}_$volume is there already: nothing is overwritten."
    exit 1
  fi
done
docker compose create redis
image=$(docker compose images --format json redis | sed -n 's/.*"ID":"\([^"]*\)".*/\1/p')
docker compose up --no-start
for volume in $volumes; do
  docker run --rm --user 0 --network none --volume "${project}_$volume:/to" --volume "$folder:/from:ro" --entrypoint tar "$image" \
    -C /to -xzf "/from/$volume.tar.gz"
done
echo 'Restored. Now: docker compose up --wait'
