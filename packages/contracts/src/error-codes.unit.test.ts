import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERROR_CODES } from './error-codes.ts';

const ROOT = join(import.meta.dirname, '../../..');

// The types ensure that services answer no other code. This test ensures that every code is used.
test('uses every code of the vocabulary in some service', () => {
  const sources = globSync(['svc-*/src/**/*.ts', 'packages/service-kit/src/**/*.ts'], { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const unused = ERROR_CODES.filter((code) => !sources.includes(`'${code}'`));
  expect(unused.map((code) => `${code}: no service answers it; remove it from error-codes.ts`)).toEqual([]);
});
