import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@ethereal/dev/processes/ports';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Runs the check as an engine does. */
const check = (port: number) =>
  run('bash', [join(import.meta.dirname, 'healthcheck.sh')], { env: { ...process.env, PORT: `${port}` } });

it('waits for a starting service, passes while it answers 200, and fails otherwise', async () => {
  const port = await freePort();
  let status = 503;
  let checks = 0;
  const service = createServer((_, res) => {
    checks++;
    res.writeHead(status).end();
  });
  try {
    const first = check(port);
    service.listen(port, '127.0.0.1');
    // The service answers that it is not ready, and is checked again.
    await once(service, 'request');
    status = 200;
    await first;
    checks = 0;
    await check(port);
    expect(checks).toBe(1);
    status = 503;
    await expect(check(port)).rejects.toThrow();
  } finally {
    service.close();
  }
}, 60_000);
