import { invalid } from '@ethereal/service-kit/errors';

/** A whole table that cannot be taken, with words for its seller. */
export const tableFault = (message: string, cause?: unknown) =>
  invalid(message, { code: 'UNREADABLE_TABLE', errors: { file: message }, cause });
