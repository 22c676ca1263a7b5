import { expect, test } from 'vitest';
import { gather } from './gather.ts';

test('runs the requests of one turn together and returns each caller its own result', async () => {
  const groups: number[][] = [];
  const double = gather(async (items: readonly number[]) => {
    groups.push([...items]);
    return items.map((item) => 2 * item);
  });
  expect(await Promise.all([double(1), Promise.resolve().then(() => double(2)), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(groups).toEqual([[1, 3, 2], [4]]);
});

test('rejects every caller of a failed turn and no other', async () => {
  const echo = gather(async (items: readonly number[]) => {
    if (items.includes(0)) throw new Error('no');
    return items;
  });
  const failed = await Promise.allSettled([echo(0), echo(1)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await echo(1)).toBe(1);
});

test('splits a large number of items into several runs', async () => {
  const sizes: number[] = [];
  const echo = gather(async (items: readonly number[]) => {
    sizes.push(items.length);
    return items;
  });
  await Promise.all(Array.from({ length: 250 }, (_, at) => echo(at)));
  expect(sizes).toEqual([100, 100, 50]);
});
