import { join } from 'node:path';
import { asyncApiDocument } from './asyncapi.ts';
import { contractsVersion } from './released.ts';

export const ASYNCAPI_FILE = join(import.meta.dirname, '../../../docs/events.asyncapi.json');

/** What the document should say now. */
export const asyncApiText = (): string =>
  `${JSON.stringify(asyncApiDocument(contractsVersion()), null, 2)}\n`;
