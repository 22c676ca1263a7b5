import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Request } from 'express';
import { expect, it } from 'vitest';
import { readForm } from './multipart.ts';

const HEADERS = { 'content-type': 'multipart/form-data; boundary=x' };
const RULES = { maxParts: 1, closeAfterBytes: 1e6, notAForm: (cause: unknown) => new Error('No form.', { cause }) };

/** Returns a request whose body has arrived and is not read. */
const arrived = (body: string) => Object.assign(Readable.from([body]), { headers: HEADERS, complete: true });
const read = (request: Readable) => readForm(request as unknown as Request, RULES, () => undefined);

it('refuses a request that was interrupted before it is read', async () => {
  const request = arrived('');
  request.destroy();
  await once(request, 'close');
  await expect(read(request)).rejects.toThrow('No form.');
});

it('refuses a request whose connection ends before all that arrived is read', async () => {
  const request = arrived('--x');
  const reading = read(request);
  request.destroy();
  await expect(reading).rejects.toThrow('No form.');
});
