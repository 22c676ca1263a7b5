import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentContracts } from '../src/compatibility/snapshot.ts';
import { contractsVersion, RELEASED } from './released.ts';

// `node scripts/release.ts` stores the current contracts as the version in package.json.
const version = contractsVersion();
const file = join(RELEASED, `${version}.json`);
if (existsSync(file)) {
  console.error(`${version} is released already: raise the version in package.json first.`);
  process.exitCode = 1;
} else {
  mkdirSync(RELEASED, { recursive: true });
  writeFileSync(file, `${JSON.stringify(currentContracts(version), null, 2)}\n`);
  console.log(`Released contracts ${version}.`);
}
