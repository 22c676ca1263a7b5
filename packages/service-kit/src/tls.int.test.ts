import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backingServices } from './testing/harness.ts';

const FIXTURE = join(import.meta.dirname, 'testing/fixtures/connect.ts');
const { mongodbUrl, rabbitmqUrl, redisUrl } = backingServices();
const STORES: [string, string, (url: URL) => URL][] = [
  ['MongoDB', mongodbUrl, (url) => withQuery(url, { tls: 'true', directConnection: 'true' })],
  ['RabbitMQ', rabbitmqUrl, (url) => new URL(url.href.replace('amqp:', 'amqps:'))],
  ['Redis', redisUrl, (url) => new URL(url.href.replace('redis:', 'rediss:'))],
];

function withQuery(url: URL, parameters: Record<string, string>): URL {
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

let folder: string;
const servers: Server[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ethereal-tls-'));
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'ca.pem')];
  execFileSync('openssl', ['req', ...options, ...files, '-addext', 'subjectAltName=DNS:localhost'], {
    stdio: 'ignore',
  });
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts the store behind TLS with a certificate for localhost. Returns its address with this host name. */
async function behindTls(target: string, change: (url: URL) => URL, hostname: string): Promise<string> {
  const { port, hostname: host } = new URL(target);
  const server = createServer(
    { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'ca.pem')) },
    (client) => {
      const upstream = connect(Number(port), host);
      for (const socket of [client, upstream]) {
        socket.on('error', () => {});
        socket.on('close', () => {
          client.destroy();
          upstream.destroy();
        });
      }
      client.pipe(upstream).pipe(client);
    },
  );
  server.on('tlsClientError', () => {});
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.host = `${hostname}:${typeof address === 'object' && address ? address.port : 0}`;
  return change(url).href;
}

/**
 * Maximum time until a connection, and time after which a client that keeps connecting counts as refused, in
 * milliseconds.
 */
const CONNECTED_MS = 20_000;
const REFUSED_MS = 5000;

async function attempt(url: string, env: Record<string, string>, withinMs: number): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [FIXTURE, url, String(withinMs)], {
    env: { ...process.env, ...env },
  });
  return stdout.trim();
}

// A refusal shows after a time limit; the tests wait for theirs together.
describe.concurrent.each(STORES)('%s by TLS', (_name, target, change) => {
  it('connects with a certificate of a trusted authority', async () => {
    const url = await behindTls(target, change, 'localhost');
    expect(await attempt(url, { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') }, CONNECTED_MS)).toBe('connected');
  });

  it('rejects a certificate of an unknown authority or for another host name', async () => {
    const here = await behindTls(target, change, 'localhost');
    const elsewhere = await behindTls(target, change, '127.0.0.1');
    const outcomes = [
      attempt(here, {}, REFUSED_MS),
      attempt(elsewhere, { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') }, REFUSED_MS),
    ];
    expect(await Promise.all(outcomes)).toEqual(['refused', 'refused']);
  });
});
