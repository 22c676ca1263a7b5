import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrontEndArea } from '@ethereal/areas/area';
import { expect, test } from 'vitest';
import { ROOT } from './files.ts';

test('every page has Go Back, except home, sign-up, log-in and categories', async () => {
  const files = globSync('mf-*/area.ts', { cwd: ROOT });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(ROOT, file)).href)));
  const pages = modules.flatMap(({ area }: { area: FrontEndArea }) => area.pages);
  const without = pages.filter(({ back }) => back === false).map(({ path }) => path);
  expect(without.sort()).toEqual(['/ethereal', '/ethereal/categories', '/ethereal/login', '/ethereal/signup']);
});
