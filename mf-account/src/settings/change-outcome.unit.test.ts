import { ApiError, NetworkError } from '@ethereal/web-kit/api/errors.ts';
import { expect, test } from 'vitest';
import { changeUnlessTaken } from './change-outcome.ts';

const TAKEN = 'This email is already taken.';
const free = async () => ({ isUnique: true });
const change = (isUnique: () => Promise<{ isUnique: boolean }>, update: () => Promise<{ message: unknown }>) =>
  changeUnlessTaken({ isUnique, update, taken: TAKEN });
const refuse = (status: number, message: string) => async () => {
  throw new ApiError(status, { message });
};

test('changes a free value', async () => {
  await expect(change(free, async () => ({ message: true }))).resolves.toBeUndefined();
});

test.each([
  ['the value is not unique', async () => ({ isUnique: false }), async () => ({ message: true }), TAKEN],
  ['the uniqueness check fails', refuse(500, 'x'), async () => ({ message: true }), TAKEN],
  ['another account took the value meanwhile', free, refuse(409, 'x'), TAKEN],
  ['the answer is unexpected', free, async () => ({ message: 'hm' }), 'No changes were made, please try again later.'],
  ['the change is locked', free, refuse(423, 'Opens on March 15.'), 'Opens on March 15.'],
  ['the call fails', free, refuse(500, 'x'), 'Something went wrong, please try again.'],
  [
    'the server does not answer',
    free,
    async () => Promise.reject(new NetworkError('x')),
    'Something went wrong, please try again.',
  ],
] as const)('rejects with the reason when %s', async (_when, isUnique, update, text) => {
  await expect(change(isUnique, update)).rejects.toThrow(text);
});
