import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { removeEnvironments, writeEnvironments } from './environment-files.ts';

it('writes variables that Node reads unchanged, and removes them', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'environments-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const env = {
    MONGODB_URL: 'mongodb://127.0.0.1:27017/?a=1#b',
    DEMO_ACCOUNTS: JSON.stringify([{ lname: "O'Neil" }]),
    EMPTY: '',
  };
  writeEnvironments(dataDir, { 'svc-orders': env });
  const file = join(dataDir, 'env/svc-orders.env');
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(env);
  removeEnvironments(dataDir);
  expect(existsSync(file)).toBe(false);
});
