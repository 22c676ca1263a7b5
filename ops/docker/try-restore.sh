#!/bin/bash
# Verifies a backup: restores it into an empty shop beside the running one, compares every document, and removes that shop. Run it in the
# folder of compose.yaml, with the .env of the backup: ops/docker/try-restore.sh <folder>
set -euo pipefail
folder=$(realpath "${1:?name the folder of the backup}")
fail() { echo "$1" >&2; exit 1; }
# The tried shop has volumes and a database of its own.
export COMPOSE_PROJECT_NAME=ethereal-trial MONGODB_URL=
docker compose config | grep -q 'MONGODB_ADMIN_URL: mongodb://[^/]*mongodb:27017' ||
  fail 'MONGODB_ADMIN_URL names a database elsewhere: restore into an empty one of your own, and compare with npm run backup -w ops -- compare.'
trap 'docker compose down --volumes' EXIT
docker compose down --volumes
"$(dirname "$0")/restore.sh" "$folder"
docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$folder:/backup:ro" accounts \
  node ops/backup/main.ts compare /backup/databases
