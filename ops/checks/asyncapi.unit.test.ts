import specs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { asyncApiDocument } from '../../packages/contracts/scripts/asyncapi.ts';

// The schema of AsyncAPI is large: ajv compiles it for seconds on a busy machine.
test('AsyncAPI document is valid by the schema of AsyncAPI 3', { timeout: 30_000 }, () => {
  // The schema contains its own meta schema.
  const ajv = new Ajv({ strict: false, meta: false, validateSchema: false });
  formats.default(ajv);
  ajv.validate(specs.schemas['3.0.0'], JSON.parse(JSON.stringify(asyncApiDocument('1.0.0'))));
  expect(ajv.errors ?? []).toEqual([]);
});
