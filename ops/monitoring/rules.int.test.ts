import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureProgram, INSTALL_MS } from '@ethereal/dev/processes/ensure-program';
import { beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const file = (name: string) => join(import.meta.dirname, name);
let promtool: string;

beforeAll(async () => {
  promtool = await ensureProgram('promtool', ['prometheus']);
}, INSTALL_MS);

it('Prometheus accepts the configuration with its rules', async () => {
  const { stdout } = await run(promtool, ['check', 'config', file('prometheus.yaml')]);
  expect(stdout).toMatch(/rules found/);
});

it('alerts fire under their condition, and not before', async () => {
  const { stdout } = await run(promtool, ['test', 'rules', file('alerts.test.yaml')]);
  expect(stdout).toContain('SUCCESS');
});
