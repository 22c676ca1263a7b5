#!/bin/bash
# Sends a backup to a store elsewhere, encrypted, by restic (https://restic.net), forgets old ones there, and reads a part of the rest back.
# RESTIC_REPOSITORY says where (s3:https://s3.example.com/bucket), RESTIC_PASSWORD or RESTIC_PASSWORD_FILE encrypts, AWS_ACCESS_KEY_ID and
# AWS_SECRET_ACCESS_KEY are the bucket's; RESTIC_KEEP says what stays: ops/docker/off-site.sh <folder>
# Back from there: restic restore latest --target <folder>
set -euo pipefail
folder=$(realpath "${1:?name the folder of the backup}")
fail() { echo "$1" >&2; exit 1; }
[ -d "$folder/databases" ] || fail "$folder is no backup: it lacks databases."
command -v restic >/dev/null || fail 'restic is not installed.'
: "${RESTIC_REPOSITORY:?says where backups go}"
[ -n "${RESTIC_PASSWORD:-}${RESTIC_PASSWORD_FILE:-}" ] || fail 'RESTIC_PASSWORD or RESTIC_PASSWORD_FILE is needed: without it nobody reads the backups, you neither.'
restic cat config >/dev/null 2>&1 || restic init
# Always by the same name, so that what has not changed is sent once.
cd "$folder"
restic backup --host ethereal --tag ethereal .
# shellcheck disable=SC2086
restic forget --tag ethereal --group-by tags ${RESTIC_KEEP:---keep-daily 7 --keep-weekly 5 --keep-monthly 12} --prune
restic check --read-data-subset=10%
