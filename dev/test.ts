import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowsers } from './testing/chromium.ts';

const args = process.argv.slice(2);

// Only a run that may reach the browser tests needs browsers.
const areas = args.filter((arg) => !arg.startsWith('-'));
if (areas.length === 0 || areas.some((area) => area.includes('e2e'))) {
  await ensureBrowsers();
}

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
// The long runs over whole sites are for `npm run endurance`.
const everyday = args.some((arg) => arg.startsWith('--project') || arg.includes('endurance'))
  ? []
  : ['--project=!endurance'];
process.argv = [process.execPath, vitest, 'run', ...everyday, ...args];
await import(pathToFileURL(vitest).href);
