// Fills the cache of strip-types.mjs for everything that the shop runs, so that no process of it loads the code that
// strips types.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { strippedOf } from './strip-types.mjs';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = '{dev,svc-*,packages/*,shell/server}/**/*.ts';

for (const file of globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules', '**/*.test.ts'] }))
  strippedOf(join(ROOT, file));
