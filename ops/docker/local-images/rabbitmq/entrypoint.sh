#!/bin/bash
# Debian's package does not read the image's variables, so the first account is written into its configuration.
set -euo pipefail
umask 077
export RABBITMQ_CONFIG_FILE=/tmp/rabbitmq
cat >"$RABBITMQ_CONFIG_FILE.conf" <<CONF
listeners.tcp.default = 5672
loopback_users = none
default_user = ${RABBITMQ_DEFAULT_USER:-guest}
default_pass = ${RABBITMQ_DEFAULT_PASS:-guest}
CONF
exec "$@"
