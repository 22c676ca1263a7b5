import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncApiDocument } from './asyncapi.ts';
import { contractsVersion } from './released.ts';

// `node packages/contracts/scripts/write-asyncapi.ts` writes the AsyncAPI document of the events for other tools.
const folder = join(import.meta.dirname, '../dist');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'events.asyncapi.json');
writeFileSync(file, `${JSON.stringify(asyncApiDocument(contractsVersion()), null, 2)}\n`);
console.log(file);
