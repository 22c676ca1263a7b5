#!/bin/bash
# What an image's HEALTHCHECK runs: ends with 0 when the service in this container answers. Each container runs it every ten seconds, which
# as a program for Node took a tenth of a second of processor each time.
exec 3<> "/dev/tcp/127.0.0.1/$PORT" || exit 1
printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3
read -r _ status _ <&3
[ "$status" = 200 ]
