import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@ethereal/dev/processes/ports';
import { afterEach, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);

let TMPDIR: string;
beforeEach(() => {
  TMPDIR = mkdtempSync(join(tmpdir(), 'healthcheck-'));
});
afterEach(() => rmSync(TMPDIR, { recursive: true }));

/** Runs the check as an engine does, and returns its duration. */
async function check(port: number): Promise<number> {
  const startedAt = performance.now();
  const env = { ...process.env, PORT: `${port}`, TMPDIR };
  await run('bash', [join(import.meta.dirname, 'healthcheck.sh')], { env });
  return performance.now() - startedAt;
}

it('ends as soon as a starting service answers, then checks every ten seconds', async () => {
  const port = await freePort();
  let status = 503;
  const service = createServer((_, res) => res.writeHead(status).end());
  try {
    const first = check(port);
    service.listen(port, '127.0.0.1');
    // The service answers that it is not ready, and is checked again.
    await once(service, 'request');
    status = 200;
    expect(await first).toBeLessThan(8000);
    status = 503;
    const startedAt = performance.now();
    await expect(check(port)).rejects.toThrow();
    expect(performance.now() - startedAt).toBeGreaterThan(8000);
  } finally {
    service.close();
  }
}, 60_000);
