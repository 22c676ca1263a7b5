import type { ApiError } from '@ethereal/web-kit/api/errors.ts';

/** Returns the fields of an error answer; none for a body that is no error of the shop. */
export function errorFields(body: unknown): ConstructorParameters<typeof ApiError>[1] {
  if (typeof body !== 'object' || body === null) return {};
  const fields = new Map<string, unknown>(Object.entries(body));
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const errors = fields.get('errors');
  return {
    message: text('message'),
    code: text('code'),
    requestId: text('requestId'),
    errors: typeof errors === 'object' && errors !== null ? { ...errors } : undefined,
  };
}
