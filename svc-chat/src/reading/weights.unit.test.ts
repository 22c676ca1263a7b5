import { expect, test } from 'vitest';
import { hashOfSources } from '../../training/read-data.ts';
import { packWeights, readWeights, unpackWeights } from './weights.ts';

test('weights match the committed data and code: else run `npm run train -w svc-chat`', () => {
  expect(readWeights().hash).toBe(hashOfSources());
});

test('weights survive packing and unpacking', () => {
  const tags = {
    classes: ['O', 'KIND'],
    buckets: 2,
    scale: 0.5,
    values: Int8Array.from([1, -2, 127, -127]),
  };
  const { hash, models } = unpackWeights(packWeights('abc', { tags }));
  expect(hash).toBe('abc');
  expect(models.get('tags')).toEqual(tags);
});
