import { tmpdir } from 'node:os';
import { invalid, unavailable } from '@ethereal/service-kit/errors';
import { expect, it } from 'vitest';
import { createRowPictures, PictureFault } from './row-pictures.ts';

const picture = { kind: 'file', source: 'sha256:1' } as const;

/** Returns the pictures of an import whose pictures cannot be stored because of an error. */
const picturesWith = (error: Error) =>
  createRowPictures(
    {
      records: { bySource: async () => undefined },
      images: { addFile: () => Promise.reject(error) },
      blobs: { get: async () => Buffer.from('a picture') },
      folder: tmpdir(),
      privateHosts: [],
      fetchMs: 1000,
    },
    { seller: 'a'.repeat(24), importId: 'b'.repeat(24) },
  );

it('reports a picture that cannot be read at its column', async () => {
  const failing = picturesWith(invalid('This picture cannot be read.'));
  await expect(failing.get({ image2: picture }, undefined)).rejects.toEqual(
    new PictureFault('image2', 'This picture cannot be read.'),
  );
});

it('rethrows an outage, so that the row is tried again', async () => {
  await expect(picturesWith(unavailable()).get({ image2: picture }, undefined)).rejects.toMatchObject({
    kind: 'unavailable',
  });
});
