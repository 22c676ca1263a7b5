import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentContracts, type Snapshot } from '../src/compatibility/snapshot.ts';
import { contractsVersion, RELEASED } from './released.ts';

const linesOf = (entries: object) =>
  Object.entries(entries).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);

/** Returns contracts as JSON with one line for each call and each event, which keeps the file short and comparable. */
function toText({ version, error, calls, events }: Snapshot): string {
  const parts = [calls, events].map((part) => `{\n${linesOf(part).join(',\n')}\n}`);
  return `{\n${linesOf({ version, error }).join(',\n')},\n"calls": ${parts[0]},\n"events": ${parts[1]}\n}\n`;
}

// `node scripts/release.ts` stores the current contracts as the version in package.json.
const version = contractsVersion();
const file = join(RELEASED, `${version}.json`);
if (existsSync(file)) {
  console.error(`${version} is released already: raise the version in package.json first.`);
  process.exitCode = 1;
} else {
  mkdirSync(RELEASED, { recursive: true });
  writeFileSync(file, toText(currentContracts(version)));
  console.log(`Released contracts ${version}.`);
}
