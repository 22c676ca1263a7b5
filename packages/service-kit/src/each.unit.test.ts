import { expect, test } from 'vitest';
import { workOnEach } from './each.ts';
import { unavailable } from './errors.ts';

test('works on every item although some fail, and throws the error of an outage before others', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 1) throw new Error('faulty');
    if (item === 3) throw unavailable();
    done.push(item);
  };
  await expect(workOnEach([1, 2, 3, 4], work)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(done).toEqual([2, 4]);
  await expect(workOnEach([1, 2], work)).rejects.toThrow('faulty');
  await workOnEach([2, 4], work);
});
