#!/bin/bash
# Restores a backup of backup.sh into an installation without data; its volumes must not exist. Run it in the folder of compose.yaml,
# with the .env of the backup: ops/docker/restore.sh <folder>; then docker compose up --wait.
set -euo pipefail
folder=$(realpath "${1:?name the folder of the backup}")
fail() { echo "$1" >&2; exit 1; }
volumes=$(docker compose config --volumes | grep -vxE 'mongodb|redis|rabbitmq|caddy')
test -d "$folder/databases" || fail "$folder lacks databases"
for volume in $volumes; do test -f "$folder/$volume.tar.gz" || fail "$folder lacks $volume.tar.gz"; done
for archive in "$folder"/*.tar.gz "$folder"/databases/*/*.gz; do gzip --test "$archive" || fail "$archive is damaged: nothing is restored."; done
project=$(docker compose config --format json | sed -n 's/^ *"name": "\([^"]*\)",\{0,1\}$/\1/p' | head -1)
for volume in mongodb $volumes; do
  if docker volume inspect "${project}_$volume" >/dev/null 2>&1; then
    fail "The volume ${project}_$volume is there already: nothing is overwritten."
  fi
done
docker compose create redis
image=$(docker compose images --format json redis | sed -n 's/.*"ID":"\([^"]*\)".*/\1/p')
docker compose up --no-start
for volume in $volumes; do
  docker run --rm --user 0 --network none --volume "${project}_$volume:/to" --volume "$folder:/from:ro" --entrypoint tar "$image" \
    -C /to -xzf "/from/$volume.tar.gz"
done
docker compose up --wait --wait-timeout 300 mongodb
docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$folder:/backup:ro" accounts \
  node ops/backup/main.ts restore /backup/databases
echo 'Restored. Now: docker compose up --wait'
