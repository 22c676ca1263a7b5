import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSurroundings, newUser, type Surroundings, startCatalog } from '../testing/start-catalog.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

let folder: string;
let s3: S3rver;
let endpoint: string;
let surroundings: Surroundings;
const stores: Record<string, BlobStore> = {};
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalog-stores-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await s3.run();
  endpoint = `http://127.0.0.1:${port}`;
  stores.folder = createFolderStore(join(folder, 'files'));
  stores.s3 = createS3Store({ bucket: 'pictures', region: 'us-east-1', endpoint, ...keys });
  surroundings = await createSurroundings();
});
afterAll(async () => {
  await s3.close();
  await surroundings.end();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['folder', 's3'])('picture store: %s', (name) => {
  it('returns the stored bytes until all of a picture is deleted', async () => {
    const store = stores[name];
    if (!store) throw new Error(`no store ${name}`);
    await store.put('a/original', Buffer.from('one'), 'image/png');
    await store.put('a/w320.webp', Buffer.from('two'), 'image/webp');
    await store.put('ab/original', Buffer.from('three'), 'image/png');
    expect(await store.get('a/w320.webp')).toEqual(Buffer.from('two'));
    await store.put('a/original', Buffer.from('four'), 'image/png');
    expect(await store.get('a/original')).toEqual(Buffer.from('four'));
    await store.deleteAll('a');
    await store.deleteAll('a');
    expect(await store.get('a/original')).toBeUndefined();
    expect(await store.get('a/w320.webp')).toBeUndefined();
    expect(await store.get('ab/original')).toEqual(Buffer.from('three'));
  });
});

describe('a service with a bucket', () => {
  it('stores its pictures in the bucket, and accepts pictures of an image host unchanged', async () => {
    const catalog = await startCatalog(surroundings, {
      IMAGES_S3_BUCKET: 'pictures',
      IMAGES_S3_ENDPOINT: endpoint,
      IMAGES_S3_ACCESS_KEY_ID: keys.accessKeyId,
      IMAGES_S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      IMAGE_UPLOAD_URL: 'https://img.example.com/upload',
    });
    try {
      const user = newUser();
      const { url } = await catalog.upload(user);
      const served = await fetch(`${catalog.url}${url}?w=320`, { headers: { accept: 'image/webp' } });
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(await readdir(surroundings.dataDir)).not.toContain('images');

      const hosted = { url: 'https://img.example.com/a/b.png', public_id: 'a/b' };
      expect(await catalog.publish(user, { image1: hosted })).toMatchObject({
        itemImg: hosted.url,
        image1: hosted,
      });
      const body = await catalog.draft(user, {
        image1: { ...hosted, url: 'http://img.example.com/a/b.png' },
      });
      expect((await catalog.call('POST', '/api/upload-item', { user, body })).status).toBe(400);

      // The id that the sender gave is not a picture of the shop, so releasing it deletes none.
      const { url: others, public_id } = await catalog.upload(newUser());
      const { _id } = await catalog.publish(user, { image1: { ...hosted, public_id } });
      const edited = await catalog.draft(user, {});
      expect((await catalog.call('PUT', `/api/editYourItem/${_id}`, { user, body: edited })).status).toBe(200);
      expect((await fetch(catalog.url + others)).status).toBe(200);
    } finally {
      await catalog.close();
    }
  });
});
