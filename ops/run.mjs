// Runs one of the operators' commands, which are TypeScript: an older Node answers with a sentence, not with an error of its loader.
//
//     node ops/run.mjs ops/docker/upgrade.ts v5
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const NEEDED = 24;
const [, , file, ...args] = process.argv;
const [major] = process.versions.node.split('.');

if (Number(major) < NEEDED) {
  console.error(`Node ${NEEDED} or later is needed; this is Node ${process.versions.node}.`);
  process.exit(2);
}
if (!file) {
  console.error('Usage: node ops/run.mjs <command>.ts [arguments]');
  process.exit(2);
}
process.argv = [process.execPath, resolve(file), ...args];
await import(pathToFileURL(resolve(file)).href);
