import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canInstall, install } from '@ethereal/dev/processes/apt';
import { findProgram } from '@ethereal/dev/processes/find-program';
import { freePorts } from '@ethereal/dev/processes/ports';

/** Installs Caddy where that needs nobody's leave. @throws where it does */
export async function ensureCaddy(): Promise<void> {
  if (!findProgram('caddy') && canInstall()) await install(['caddy']);
  if (!findProgram('caddy')) throw new Error('This needs the package caddy.');
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

/** A real Caddy by `ops/caddy/Caddyfile` before gateways at these addresses. */
export async function startCaddy(gateways: readonly string[], env: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'ethereal-caddy-'));
  const [visitors = 0, operators = 0] = await freePorts(2);
  const file = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8')
    .replaceAll(/dynamic a svc-gateway \d+( \{[^}]*\})?/g, `to ${gateways.join(' ')}`)
    .replace(/^:8080 /m, `:${visitors} `)
    .replace(/^:9090 /m, `:${operators} `);
  writeFileSync(join(dir, 'Caddyfile'), file);
  const child = spawn('caddy', ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'], {
    cwd: dir,
    env: { ...process.env, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk) => {
    told = (told + chunk).slice(-2000);
  });
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  while (!(await listens(visitors))) {
    if (child.exitCode !== null) throw new Error(`Caddy did not start: ${told}`);
    await pause(50);
  }
  return { url: `http://127.0.0.1:${visitors}`, operatorsUrl: `http://127.0.0.1:${operators}`, stop };
}
