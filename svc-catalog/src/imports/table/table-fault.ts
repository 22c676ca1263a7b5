import { invalid } from '@ethereal/service-kit/errors';

/** Creates the error for a whole table that cannot be read, with a text for its seller. */
export const tableFault = (message: string, cause?: unknown) =>
  invalid(message, { code: 'UNREADABLE_TABLE', errors: { file: message }, cause });
