import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.ts';
import { endOfLog } from './program.ts';

const POLICY = '/usr/sbin/policy-rc.d';
/** Output of apt-get, whose end is shown only when it fails. */
const LOG = join(tmpdir(), 'ethereal-apt.log');
/** Lock that makes concurrent installations by test files wait for one another. */
const LOCK = join(tmpdir(), 'ethereal-apt.lock');

/** Whether missing programs can be installed without permission: as root on Debian or Ubuntu. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined && existsSync('/etc/debian_version');
}

/**
 * dpkg reads the policy file before it starts a service; our services run as nodes of their own. An update of the
 * system that runs at the same time may hold the locks of dpkg or of the package lists for minutes.
 */
const INSTALL = `
[ -e ${POLICY} ] || {
  trap 'rm -f ${POLICY}' EXIT
  printf '#!/bin/sh\\nexit 101\\n' > ${POLICY} && chmod 755 ${POLICY}
}
until output=$(apt-get update -q 2>&1); do
  echo "$output"
  waited=$((waited + 5))
  case $output in *' lock '*) [ $waited -le 600 ] && sleep 5 || exit 1 ;; *) exit 1 ;; esac
done
apt-get -o DPkg::Lock::Timeout=600 install -q -y --no-install-recommends "$@"`;

/** Installs packages of the distribution, one process after the other, without starting the servers among them. */
export async function install(packages: string[]): Promise<void> {
  const log = openSync(LOG, 'a');
  const child = spawn('flock', [LOCK, 'sh', '-c', INSTALL, 'sh', ...packages], {
    stdio: ['ignore', log, log],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  });
  closeSync(log);
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new Error(
      `${endOfLog(LOG)}\napt-get ended with code ${code}: ${packages.join(', ')} could not be installed. See ${LOG}.`,
    );
}
