import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectsFor } from './testing/projects.ts';

const args = process.argv.slice(2);
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
process.argv = [process.execPath, vitest, 'run', ...projectsFor(args), ...args];
await import(pathToFileURL(vitest).href);
