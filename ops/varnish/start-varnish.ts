import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, install } from '@ethereal/dev/processes/apt';
import { freePorts } from '@ethereal/dev/processes/ports';

const PROGRAM = '/usr/sbin/varnishd';
const VCL = join(import.meta.dirname, 'shop.vcl');

async function ensureVarnish(): Promise<void> {
  if (!existsSync(PROGRAM) && canInstall()) await install(['varnish', 'varnish-modules']);
  if (!existsSync(PROGRAM)) throw new Error('This needs the packages varnish and varnish-modules.');
}

/** Varnish's worker, beside the process that looks after it. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .flatMap((it) => Number(it) || []);

async function answers(url: string, child: ChildProcess, told: () => string): Promise<void> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) break;
    const response = await fetch(url, { method: 'PURGE' }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`varnishd did not start: ${told()}`);
}

/** A real Varnish by `ops/varnish/shop.vcl` before one gateway; installs it where that needs nobody's leave. @throws where it does */
export async function startVarnish(gateway: { port: number; purgesPort?: number }) {
  await ensureVarnish();
  const dir = mkdtempSync(join(tmpdir(), 'ethereal-varnish-'));
  const vcl = readFileSync(VCL, 'utf8').replace(
    /\.host = "svc-gateway";\s*\.port = "8080";/,
    `.host = "127.0.0.1"; .port = "${gateway.port}";`,
  );
  writeFileSync(join(dir, 'shop.vcl'), vcl);
  const [port = 0, free = 0] = await freePorts(2);
  const { purgesPort = free } = gateway;
  const listeners = ['-a', `visitors=127.0.0.1:${port}`, '-a', `purges=127.0.0.1:${purgesPort}`];
  const settings = ['-p', 'http_gzip_support=off', '-s', 'malloc,64m', '-j', 'none'];
  const place = ['-n', join(dir, 'work'), '-f', join(dir, 'shop.vcl'), '-T', 'none'];
  const child = spawn(PROGRAM, ['-F', ...listeners, ...settings, ...place], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk) => {
    told = (told + chunk).slice(-2000);
  });
  const url = `http://127.0.0.1:${port}`;
  const purgesUrl = `http://127.0.0.1:${purgesPort}`;
  async function stop(): Promise<void> {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  }
  try {
    await answers(purgesUrl, child, () => told);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, purgesUrl, pids: [child.pid ?? 0, ...childrenOf(child.pid ?? 0)], stop };
}
