import { expect, it } from 'vitest';
import { createWorkSlices } from './work-slices.ts';

it('answers quick requests between two long ones', async () => {
  const turn = createWorkSlices();
  const done: string[] = [];
  const takesLong = async (name: string) => {
    await turn();
    done.push(name);
    setImmediate(() => done.push(`what came during ${name}`));
  };
  await Promise.all([takesLong('one'), takesLong('two'), takesLong('three')]);
  expect(done).toEqual(['one', 'what came during one', 'two', 'what came during two', 'three']);
});
