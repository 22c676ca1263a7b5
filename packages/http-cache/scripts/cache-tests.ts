/**
 * Runs the public suite for HTTP caches (https://github.com/http-tests/cache-tests) with its origin server against this
 * cache:
 *
 *     git clone https://github.com/http-tests/cache-tests .cache/cache-tests
 *     npm run cache-tests -w packages/http-cache [-- <id of one test>]
 *
 * Prints the number of tests of each kind that pass, and those that fail.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createHttpCache } from '../src/http-cache.ts';

const FOLDER = join(import.meta.dirname, '../../../.cache/cache-tests');
const ORIGIN_PORT = 8123;
const MB = 1024 * 1024;

type Results = Record<string, unknown>;
type Test = { id: string; kind?: string };

/** Starts a program of the suite, which reads its settings from npm's variables. */
const start = (file: string, settings: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--no-warnings', join(FOLDER, 'test-engine', file)], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });

/** Minimal proxy to the origin. */
function toOrigin(req: IncomingMessage, res: ServerResponse): void {
  const { method, url, headers } = req;
  const options = { port: ORIGIN_PORT, host: '127.0.0.1', method, path: url, headers };
  const outgoing = request(options, (answer) => {
    answer.on('error', () => res.destroy());
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  outgoing.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end()));
  req.pipe(outgoing);
}

function report(tests: readonly Test[], results: Results, symbolOf: (id: string) => string): void {
  for (const kind of ['required', 'optimal', 'check']) {
    const ids = tests
      .filter((candidate) => (candidate.kind ?? 'required') === kind)
      .flatMap(({ id }) => (id in results ? id : []));
    const failed = ids.filter((id) => results[id] !== true);
    console.log(`${kind}: ${ids.length - failed.length} of ${ids.length}`);
    if (kind !== 'check') for (const id of failed) console.log(`  ${symbolOf(id)} ${id} ${results[id]}`);
  }
}

const [id = ''] = process.argv.slice(2);
const origin = start('server/server.mjs', {
  npm_config_protocol: 'http',
  npm_config_port: String(ORIGIN_PORT),
  npm_config_pidfile: join(FOLDER, 'server.pid'),
});
const cache = createHttpCache({ bytes: 64 * MB, answerBytes: MB });
const server = createServer((req, res) => cache.handle(req, res, () => toOrigin(req, res)));
try {
  if (origin.stdout) await once(origin.stdout, 'data');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const client = start('cli.mjs', { npm_config_base: base, npm_package_config_id: id });
  const output = client.stdout ? await text(client.stdout) : '';
  if (id) console.log(output);
  else {
    const suites = (await import(pathToFileURL(join(FOLDER, 'tests/index.mjs')).href)).default;
    const lib = await import(pathToFileURL(join(FOLDER, 'test-engine/lib/results.mjs')).href);
    const results: Results = JSON.parse(output.slice(output.indexOf('{')));
    const tests: Test[] = suites.flatMap((suite: { tests: Test[] }) => suite.tests);
    report(tests, results, (test) => lib.determineTestResult(suites, test, results)[2]);
  }
} finally {
  origin.kill();
  server.close();
  server.closeAllConnections();
}
