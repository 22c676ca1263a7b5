#!/bin/bash
# Backs up the databases, then pictures and released front-ends, into a new folder while the shop serves requests. In this order each picture
# that a document names is in the backup. Redis and the broker need no backup. Run it in the folder of compose.yaml:
# ops/docker/backup.sh <folder>
set -euo pipefail
folder=$(realpath -m "${1:?name a folder}")
fail() { echo "$1" >&2; exit 1; }
[ ! -e "$folder" ] || fail "$folder is there already: nothing is overwritten."
project=$(docker compose config --format json | sed -n 's/^ *"name": "\([^"]*\)",\{0,1\}$/\1/p' | head -1)
image=$(docker compose images --format json redis | sed -n 's/.*"ID":"\([^"]*\)".*/\1/p')
[ -n "$image" ] || fail 'The shop is not running here: docker compose up --wait.'
umask 077
partial=$folder.partial
rm -rf "$partial"
mkdir -p "$partial"
trap 'rm -rf "$partial"' EXIT
docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$partial:/backup" accounts \
  node ops/backup/main.ts dump /backup/databases
for volume in $(docker compose config --volumes | grep -vxE 'mongodb|redis|rabbitmq|caddy'); do
  # A file may be deleted while it is read; a second attempt skips it.
  for attempt in 1 2 3; do
    docker run --rm --user 0 --network none --volume "${project}_$volume:/from:ro" --volume "$partial:/to" --entrypoint tar "$image" \
      -C /from -czf "/to/$volume.tar.gz" . && break
    [ "$attempt" -lt 3 ] || fail "The volume $volume could not be read."
  done
done
mv "$partial" "$folder"
# Metric for Prometheus, in the folder that node-exporter reads. The file is moved, so that it is never read half-written.
if [ -n "${BACKUP_METRICS:-}" ]; then
  echo "ethereal_backup_time_seconds $(date +%s)" > "$BACKUP_METRICS/.backup"
  chmod 644 "$BACKUP_METRICS/.backup"
  mv "$BACKUP_METRICS/.backup" "$BACKUP_METRICS/backup.prom"
fi
echo "Backed up to $folder. Keep .env and area-keys.json with it: its secrets and keys are those of the data."
