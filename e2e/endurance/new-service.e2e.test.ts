import { join } from 'node:path';
import { frontEndsIn } from '@ethereal/areas/repository';
import { deleteAccount, logIn } from '@ethereal/contracts/identity';
import { strFromU8 } from 'fflate';
import { MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { callApi } from '../kit/api.ts';
import { openCopy, sourcesOf } from '../kit/copied-site.ts';
import { publishItem } from '../kit/goods.ts';
import { copyOf, suspend, waitingFor } from '../kit/own-data.ts';
import { showSampleAnswer } from '../kit/sample-page.ts';
import { until } from '../kit/until.ts';

const ROOT = join(import.meta.dirname, '../..');

async function notesIn(mongodb: string): Promise<number> {
  const client = await new MongoClient(mongodb).connect();
  const count = await client.db('ethereal_sample').collection('notes').countDocuments();
  await client.close();
  return count;
}

const isNew = (file = '') => /^\/?(svc|mf)-sample($|\/)/.test(file);

test('adds a service and an area by a folder each: call, page, personal data and deletion work, and no other file changes', async () => {
  const checkout = openCopy();
  const sources = sourcesOf(checkout);
  await checkout.newArea('svc-sample');
  await checkout.newArea('mf-sample');
  showSampleAnswer(checkout.folder);
  const running = await checkout.start();
  const { site } = running;
  const read = async (path: string) => (await fetch(site + path)).json();

  expect(await read('/api/sample')).toEqual({ published: 0 });
  const page = async () => /Published: \d+/.exec(await (await fetch(`${site}/ethereal/sample`)).text())?.[0];
  await expect.poll(page).toBe('Published: 0');
  expect((await fetch(`${site}/api/sample`, { method: 'POST' })).status).toBe(405);
  expect((await read('/api/openapi.json')).paths).toHaveProperty(['/api/sample']);

  const body = { email: 'seller@ethereal.test', password: 'ethereal1' };
  const { token } = await callApi(logIn, { body }, undefined, site);
  const { _id } = await publishItem(token, {}, site);
  await expect.poll(() => read('/api/sample')).toEqual({ published: 1 });
  await expect.poll(page, { timeout: 1000 }).toBe('Published: 1');

  const { services, queues } = await read('/status');
  expect(services.find(({ name }: { name: string }) => name === 'svc-sample').instances).toHaveLength(1);
  expect(queues).toContainEqual({ name: 'svc-sample.items', waiting: 0, deadLetters: 0 });

  const note = await fetch(`${site}/api/sample/notes/${_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text: 'Ask for linen' }),
  });
  expect(note.status).toBe(200);
  const copy = await copyOf(token, site);
  const { notes } = JSON.parse(strFromU8(copy['sample.json'] ?? new Uint8Array()));
  expect(notes).toMatchObject([{ item: _id, text: 'Ask for linen' }]);
  const run = running.run();
  const waitFor = (names: string) =>
    until(
      'those whose share is not erased yet',
      () => waitingFor(body.email, run),
      (left) => left.join() === names,
    );
  const service = suspend('svc-sample', run);
  try {
    await callApi(deleteAccount, { body: { password: body.password } }, token, site);
    await waitFor('svc-sample');
  } finally {
    service.resume();
  }
  await waitFor('');
  expect(await notesIn(run.mongodb)).toBe(0);

  const others = sourcesOf(checkout).filter(([file]) => !isNew(file));
  expect(others.length).toBeGreaterThan(1000);
  expect(others).toEqual(sources);
  const released = running.current().map(([area]) => area);
  expect(released.filter((area) => !isNew(area))).toEqual(frontEndsIn(ROOT).filter((area) => area !== 'shell'));
}, 300_000);
