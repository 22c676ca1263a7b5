import { invalid } from '@ethereal/service-kit/errors';
import type { z } from 'zod';

/**
 * Returns the event in a signed body. @throws invalid `INVALID_SIGNATURE` for a body that is no event of the provider.
 */
export function readSigned<T>(body: Buffer, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw invalid('The body is no event.', { code: 'INVALID_SIGNATURE', cause });
  }
}
