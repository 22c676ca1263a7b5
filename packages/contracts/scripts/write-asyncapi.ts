import { writeFileSync } from 'node:fs';
import { ASYNCAPI_FILE, asyncApiText } from './asyncapi-file.ts';

// node packages/contracts/scripts/write-asyncapi.ts: brings the document in step with the contracts.
writeFileSync(ASYNCAPI_FILE, asyncApiText());
