import { unavailable } from '@ethereal/service-kit/errors';
import { expect, it } from 'vitest';
import { anItem } from '../testing/an-item.ts';
import { createHideItems } from './hide-items.ts';

it('hides the pictures of the items after one whose pictures cannot be hidden', async () => {
  const itemWith = (public_id: string) => anItem({ images: { image1: { url: `/images/${public_id}`, public_id } } });
  const settled: string[] = [];
  const hideItems = createHideItems({
    items: {
      find: async () => undefined,
      async *eachIdOfSeller() {},
      async *hiddenByDesk() {
        yield* [itemWith('faulty'), itemWith('sound')];
      },
    },
    change: async () => anItem(),
    async hideOrRestorePictures(ids) {
      if (ids.includes('faulty')) throw unavailable();
      settled.push(...ids);
    },
    now: () => new Date(),
  });
  await expect(hideItems.sweepPictures()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(settled).toEqual(['sound']);
});
