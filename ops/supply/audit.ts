import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { verdictOf } from './audit-verdict.ts';

// node ops/supply/audit.ts: known vulnerabilities of what ships, as the registry knows them today. Without a registry
// it says so, and fails nothing.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: join(import.meta.dirname, '../..'),
  encoding: 'utf8',
  timeout: 120_000,
});
const { words, isBad } = verdictOf(stdout);
console.log(words);
process.exitCode = isBad ? 1 : 0;
