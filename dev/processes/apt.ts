import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { findProgram } from './find-program.ts';

const POLICY = '/usr/sbin/policy-rc.d';

/** Whether missing programs can be installed without asking anyone: as root on Debian or Ubuntu. */
export function canInstall(): boolean {
  return (
    process.getuid?.() === 0 && findProgram('apt-get') !== undefined && existsSync('/etc/debian_version')
  );
}

/** Installs packages of the distribution; the servers among them are not started by it. */
export async function install(packages: string[]): Promise<void> {
  // dpkg asks this file before it starts a service: ours run as nodes of their own.
  const policyIsOurs = !existsSync(POLICY);
  if (policyIsOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await apt('update', '-q');
    await apt('install', '-q', '-y', '--no-install-recommends', ...packages);
  } finally {
    if (policyIsOurs) rmSync(POLICY, { force: true });
  }
}

function apt(...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`apt-get ${args[0]} ended with code ${code}`)),
    );
  });
}
