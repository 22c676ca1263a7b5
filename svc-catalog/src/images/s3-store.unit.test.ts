import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createS3Store } from './s3-store.ts';

/** Starts a bucket that lists one object at a time, as a real one lists 1,000. Returns its address. */
async function startBucket(objects: Set<string>): Promise<string> {
  const server = createServer(async (request, response) => {
    const deleted = (await text(request)).matchAll(/<Key>([^<]+)<\/Key>/g);
    for (const [, key = ''] of deleted) objects.delete(key);
    const [first = ''] = objects;
    const answer =
      request.method === 'POST'
        ? '<DeleteResult/>'
        : `<ListBucketResult><IsTruncated>${objects.size > 1}</IsTruncated><Contents><Key>${first}</Key></Contents></ListBucketResult>`;
    response.setHeader('content-type', 'application/xml').end(answer);
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('deletes all files of a picture, also those beyond one list', async () => {
  const objects = new Set(['a/original', 'a/w320.webp', 'a/w640.webp']);
  const endpoint = await startBucket(objects);
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  await createS3Store({ bucket: 'pictures', region: 'us-east-1', endpoint, ...keys }).deleteAll('a');
  expect([...objects]).toEqual([]);
});
