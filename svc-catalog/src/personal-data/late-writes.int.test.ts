import { expect, it, vi } from 'vitest';
import { openCatalog } from '../testing/open-catalog.ts';
import { publishEvent } from '../testing/publish-event.ts';
import { openReviews } from '../testing/reviewing.ts';
import { newUser, picture, uploadForm } from '../testing/start-catalog.ts';

const { surroundings, catalog } = await openCatalog();
const { moved, buyerOf } = openReviews(surroundings, catalog);

/** Waits until no collection contains the id of a person. */
async function isNowhere(user: string): Promise<void> {
  const collections = await surroundings.db.collections();
  await vi.waitFor(async () => {
    const stored = await Promise.all(collections.map((collection) => collection.find().toArray()));
    expect(JSON.stringify(stored)).not.toContain(user);
  });
}

it('stores nothing of a deleted account, whose token may be accepted for a moment', async () => {
  const user = newUser();
  const { _id: productId } = await catalog.publish(newUser(), { name: 'Hat' });
  const png = new Blob([await picture().png().toBuffer()]);
  const writes = [
    ['POST', '/api/favorites/add', { productId }],
    ['PUT', '/api/store', { name: 'Ada Lovelace', about: 'Elm Street' }],
    ['POST', '/api/images', uploadForm(png)],
  ] as const;
  const write = () => Promise.all(writes.map(([method, path, body]) => catalog.call(method, path, { user, body })));
  expect((await write()).map(({ status }) => status)).toEqual([200, 200, 201]);
  await publishEvent(surroundings.env, 'user.deleted', { subject: user, data: {} });
  await vi.waitFor(async () => expect((await write()).map(({ status }) => status)).toEqual([410, 410, 410]), 5000);
  await isNowhere(user);
});

it('stores nothing of a deleted account about which an event arrives later', async () => {
  const user = newUser();
  const { _id: item } = await catalog.publish(newUser(), { name: 'Coat' });
  await publishEvent(surroundings.env, 'user.deleted', { subject: user, data: {} });
  await moved(user, item, 'Handed');
  await publishEvent(surroundings.env, 'user.suspended', { subject: user, data: { user, reason: 'Fraud' } });
  // Events are handled in order: once the purchase of another person is stored, those above are handled.
  await buyerOf(item);
  await isNowhere(user);
  // A seller may hand over an order long after its buyer left, so the record that refuses the event never expires.
  const records = surroundings.db.collection('erasedPeople');
  expect((await records.indexes()).filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toEqual([]);
});
