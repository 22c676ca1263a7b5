import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { verdictOf } from './audit-verdict.ts';

// Reports known vulnerabilities of what ships, by the registry's present data (`node ops/supply/audit.ts`). Without a
// registry it reports that, and does not fail.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: join(import.meta.dirname, '../..'),
  encoding: 'utf8',
  timeout: 120_000,
});
const { words, isBad } = verdictOf(stdout);
console.log(words);
process.exitCode = isBad ? 1 : 0;
