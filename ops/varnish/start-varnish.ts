import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '@ethereal/dev/processes/ensure-program';
import { freePorts } from '@ethereal/dev/processes/ports';
import { launch } from '@ethereal/dev/processes/program';

const VCL = join(import.meta.dirname, 'shop.vcl');

/** Returns Varnish's worker processes. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .flatMap((it) => Number(it) || []);

const takesPurges = (url: string): Promise<boolean> =>
  fetch(url, { method: 'PURGE' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts a real Varnish with `ops/varnish/shop.vcl` before one gateway; installs it where that requires no permission.
 * @throws where it cannot be installed
 */
export async function startVarnish(gateway: { port: number; purgesPort?: number }) {
  const command = await ensureProgram('varnishd', ['varnish', 'varnish-modules']);
  const dir = mkdtempSync(join(tmpdir(), 'ethereal-varnish-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
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
  const varnish = await launch({
    name: 'Varnish',
    command,
    log: join(dir, 'log'),
    args: ['-F', ...listeners, ...settings, ...place],
    isReady: () => takesPurges(`http://127.0.0.1:${purgesPort}`),
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pids: [varnish.pid, ...childrenOf(varnish.pid)],
    async stop(): Promise<void> {
      await varnish.stop();
      remove();
    },
  };
}
