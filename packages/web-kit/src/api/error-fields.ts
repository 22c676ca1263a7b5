import type { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { fieldOf, textOf } from './field-of.ts';

/** Returns the fields of an error answer; none for a body that is not an error answer of the shop. */
export function errorFields(body: unknown): ConstructorParameters<typeof ApiError>[1] {
  const errors = fieldOf(body, 'errors');
  return {
    message: textOf(body, 'message'),
    code: textOf(body, 'code'),
    requestId: textOf(body, 'requestId'),
    errors: typeof errors === 'object' && errors !== null ? { ...errors } : undefined,
  };
}
