import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { createVariants } from './variants.ts';

const ID = `product-images-${'a'.repeat(22)}`;
const background = '#dde6d5';

/** Returns a store with one picture, which fails to store anything else after `before` has run. */
async function failingStore(before: (blobs: Map<string, Buffer>) => void) {
  const original = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  const blobs = new Map([[`${ID}/original`, original]]);
  const store: BlobStore = {
    async put() {
      before(blobs);
      throw new Error('no such folder');
    },
    get: async (key) => blobs.get(key),
    async deleteAll() {
      blobs.clear();
    },
  };
  return { store, blobs };
}

it('opens at most eight originals at once', async () => {
  let [open, most] = [0, 0];
  const store: BlobStore = {
    async put() {},
    async get(key) {
      if (!key.endsWith('/original')) return undefined;
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return undefined;
    },
    async deleteAll() {},
  };
  const variants = createVariants(store);
  const ids = Array.from({ length: 30 }, (_, at) => `product-images-${`${at}`.padStart(22, '0')}`);
  await Promise.all(ids.map((id) => variants.get(id, 320, 'jpeg')));
  expect(most).toBe(8);
});

describe('a size that cannot be stored', () => {
  it('stays unstored and unsent when the picture was deleted in the meantime', async () => {
    const { store, blobs } = await failingStore((all) => all.clear());
    expect(await createVariants(store).get(ID, 320, 'jpeg')).toBeUndefined();
    expect(blobs.size).toBe(0);
  });

  it('fails while the picture exists', async () => {
    const { store } = await failingStore(() => {});
    await expect(createVariants(store).get(ID, 320, 'jpeg')).rejects.toThrow('no such folder');
  });
});
