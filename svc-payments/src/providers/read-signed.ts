import { invalid } from '@ethereal/service-kit/errors';
import type { z } from 'zod';

/** What a signed body says. @throws invalid `INVALID_SIGNATURE` when it is none of the provider's events. */
export function readSigned<T>(body: Buffer, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw invalid('The body is no event.', { code: 'INVALID_SIGNATURE', cause });
  }
}
