import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNewestDebian, takeNewest } from '@ethereal/dev/processes/debian-newest';
import { ensureProgram } from '@ethereal/dev/processes/ensure-program';
import { freePorts } from '@ethereal/dev/processes/ports';
import { answers } from '@ethereal/dev/processes/probe';
import { launch } from '@ethereal/dev/processes/program';

/** Debian's stable Caddy does not retry a request with a body at a second gateway, so a newer one is required. */
export const ensureCaddy = async (): Promise<string> =>
  hasNewestDebian() ? join(await takeNewest('caddy', ['caddy']), 'usr/bin/caddy') : ensureProgram('caddy');

/**
 * Starts a real Caddy with `ops/caddy/Caddyfile` before gateways at the given addresses; installs it where that
 * requires no permission. With SITE_DOMAIN it also serves HTTPS, with its own authority, for a name below `localhost`.
 * @throws where it cannot be installed
 */
export async function startCaddy(gateways: readonly string[], env: Record<string, string> = {}) {
  const command = await ensureCaddy();
  const dir = mkdtempSync(join(tmpdir(), 'ethereal-caddy-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  const [visitors = 0, operators = 0, http = 0, https = 0] = await freePorts(4);
  const file = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8')
    .replaceAll(/dynamic a svc-gateway \d+( \{[^}]*\})?/g, `to ${gateways.join(' ')}`)
    .replace('admin off', `admin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust`)
    .replace(/^:8080 /m, `:${visitors} `)
    .replace(/^:9090 /m, `:${operators} `);
  writeFileSync(join(dir, 'Caddyfile'), file);
  if (env.SITE_DOMAIN) cpSync(join(import.meta.dirname, 'https.caddy'), join(dir, 'sites/https.caddy'));
  const caddy = await launch({
    name: 'Caddy',
    command,
    cwd: dir,
    log: join(dir, 'log'),
    args: ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'],
    env: { XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, ...env },
    isReady: () => answers({ port: visitors }),
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${visitors}`,
    http,
    https,
    /** Returns Caddy's own certificate authority, once it exists. */
    authority: () => readFileSync(join(dir, 'caddy/pki/authorities/local/root.crt')),
    async stop(): Promise<void> {
      await caddy.stop();
      remove();
    },
  };
}
