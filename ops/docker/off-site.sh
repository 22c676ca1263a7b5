#!/bin/bash
# Sends a backup, encrypted, to a remote store by restic (https://restic.net), deletes old backups there, and verifies a part of the others.
# RESTIC_REPOSITORY is the store (s3:https://s3.example.com/bucket), RESTIC_PASSWORD or RESTIC_PASSWORD_FILE the key, AWS_ACCESS_KEY_ID and
# AWS_SECRET_ACCESS_KEY the bucket's account, RESTIC_KEEP the policy for old backups: ops/docker/off-site.sh <folder>
# To fetch a backup: restic restore latest --target <folder>
set -euo pipefail
folder=$(realpath "${1:?name the folder of the backup}")
fail() { echo "$1" >&2; exit 1; }
[ -d "$folder/databases" ] || fail "$folder is no backup: it lacks databases."
command -v restic >/dev/null || fail 'restic is not installed.'
: "${RESTIC_REPOSITORY:?must name the store of the backups}"
[ -n "${RESTIC_PASSWORD:-}${RESTIC_PASSWORD_FILE:-}" ] || fail 'RESTIC_PASSWORD or RESTIC_PASSWORD_FILE is needed: it decrypts the backups.'
restic cat config >/dev/null 2>&1 || restic init
# The name is always the same, so that unchanged files are sent once.
cd "$folder"
restic backup --host ethereal --tag ethereal .
# shellcheck disable=SC2086
restic forget --tag ethereal --group-by tags ${RESTIC_KEEP:---keep-daily 7 --keep-weekly 5 --keep-monthly 12} --prune
restic check --read-data-subset=10%
