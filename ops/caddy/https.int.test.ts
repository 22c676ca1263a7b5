import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { INSTALL_MS } from '@ethereal/dev/processes/ensure-program';
import { beforeAll, expect, it, vi } from 'vitest';
import { ensureCaddy, startCaddy } from './start-caddy.ts';

let caddy: string;
beforeAll(async () => {
  caddy = await ensureCaddy();
}, INSTALL_MS);

it('accepts the mounted file with a public name, and obtains the certificate', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-https-'));
  try {
    cpSync(join(import.meta.dirname, 'Caddyfile'), join(folder, 'Caddyfile'));
    cpSync(join(import.meta.dirname, 'https.caddy'), join(folder, 'sites/https.caddy'));
    const env = { ...process.env, SITE_DOMAIN: 'shop.example.com', XDG_DATA_HOME: folder };
    const run = (command: string) =>
      promisify(execFile)(caddy, [command, '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
        env,
      });
    await run('validate');
    const { servers } = JSON.parse((await run('adapt')).stdout).apps.http;
    const own = Object.values<{ listen: string[]; automatic_https?: object; routes: unknown }>(servers).find(
      ({ listen }) => listen.includes(':443'),
    );
    expect(JSON.stringify(own?.routes)).toContain('"host":["shop.example.com"]');
    expect(own?.automatic_https).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

/** Returns the shop's answer to a client that trusts Caddy's own authority. */
async function getByHttp2(shop: Awaited<ReturnType<typeof startCaddy>>, name: string): Promise<string> {
  const visitor = connect(`https://127.0.0.1:${shop.https}`, { ca: shop.authority(), servername: name });
  try {
    const failed = once(visitor, 'error').then(([error]) => Promise.reject(error));
    return await Promise.race([failed, text(visitor.request({ ':path': '/', ':authority': name }))]);
  } finally {
    visitor.destroy();
  }
}

it('serves HTTP/2 with a certificate, reports it to the gateway, and redirects HTTP', async () => {
  const gateway = createServer((req, res) => res.end(req.headers['x-forwarded-proto'])).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  const SITE_DOMAIN = 'shop.localhost';
  const port = typeof address === 'object' ? address?.port : 0;
  const started = await startCaddy([`127.0.0.1:${port}`], { SITE_DOMAIN });
  try {
    // The certificate is issued a moment after the start.
    const scheme = await vi.waitFor(() => getByHttp2(started, SITE_DOMAIN), { timeout: 20_000, interval: 100 });
    expect(scheme).toBe('https');
    const plain = await fetch(`http://127.0.0.1:${started.http}/cart`, {
      headers: { host: SITE_DOMAIN },
      redirect: 'manual',
    });
    expect(plain.status).toBe(308);
  } finally {
    await started.stop();
    gateway.close();
  }
}, 60_000);
