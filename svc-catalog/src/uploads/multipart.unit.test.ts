import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Request } from 'express';
import { expect, it } from 'vitest';
import { readForm } from './multipart.ts';

it('refuses a request that was interrupted before it is read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const request = Object.assign(Readable.from([]), { headers, complete: false });
  request.destroy();
  await once(request, 'close');
  const rules = { maxParts: 1, closeAfterBytes: 1, notAForm: (cause: unknown) => new Error('No form.', { cause }) };
  await expect(readForm(request as unknown as Request, rules, () => undefined)).rejects.toThrow('No form.');
});
