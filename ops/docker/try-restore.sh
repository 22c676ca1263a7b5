#!/bin/bash
# Tries a backup: restores it into an empty shop beside the one that runs, compares every document with it, and takes that shop away
# again. Run where compose.yaml lies, with the .env of the backup: ops/docker/try-restore.sh <folder>
set -euo pipefail
folder=$(realpath "${1:?name the folder of the backup}")
fail() { echo "$1" >&2; exit 1; }
# Volumes and a database of its own, whatever the shop uses.
export COMPOSE_PROJECT_NAME=ethereal-trial MONGODB_URL=
docker compose config | grep -q 'MONGODB_ADMIN_URL: mongodb://[^/]*mongodb:27017' ||
  fail 'MONGODB_ADMIN_URL names a database elsewhere: restore into an empty one of your own, and compare with npm run backup -w ops -- compare.'
trap 'docker compose down --volumes' EXIT
docker compose down --volumes
"$(dirname "$0")/restore.sh" "$folder"
docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$folder:/backup:ro" accounts \
  node ops/backup/main.ts compare /backup/databases
