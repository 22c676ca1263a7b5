import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { backingServices, testDatabaseName, testLogger } from '@ethereal/service-kit/testing/harness';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailTokensStore } from '../mail/mail-tokens.store.ts';
import { newNotification } from '../notifications/notification.ts';
import { createNotificationsStore } from '../notifications/notifications.store.ts';
import { createSessionsStore } from '../sessions/sessions.store.ts';

const NOW = new Date();
const [ANN, BEN] = ['a'.repeat(24), 'b'.repeat(24)];
let client: MongoClient;
let db: Db;
beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl).connect();
  db = client.db(testDatabaseName('late_writes'));
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

const notificationFor = (user: string) => {
  const line = { subject: 'News', heading: 'News', key: 'k', label: 'Ring', value: 'Sold' };
  const draft = { user, type: 'order-placed', text: 'You sold a ring.', link: '/ethereal', topic: 't', line };
  return newNotification(draft, { event: { id: `e-${user}`, time: NOW.toISOString() }, now: NOW, mailed: true });
};
const session = {
  _id: 'jti',
  user: ANN,
  startedAt: NOW,
  passwordAt: NOW,
  lastUsedAt: NOW,
  device: 'Firefox on Linux',
  network: '10.0.0.0/24',
  endedAt: null,
  expiresAt: new Date(NOW.getTime() + 3_600_000),
};

it('rejects sessions, notifications and mail tokens of an erased person in the store', async () => {
  const erased = createErasedPeople(db);
  await erased.record(ANN);
  const sessions = createSessionsStore(db, erased);
  await expect(sessions.begin(session)).rejects.toMatchObject({ kind: 'gone' });
  await expect(sessions.touch(session)).rejects.toMatchObject({ kind: 'gone' });
  const tokens = createMailTokensStore(db, erased, testLogger);
  await expect(tokens.mint('password-reset', ANN, 'ann@mail.test', NOW)).rejects.toMatchObject({ kind: 'gone' });
  await createNotificationsStore(db, erased).add([notificationFor(ANN), notificationFor(BEN)]);
  const stored = await Promise.all((await db.collections()).map((collection) => collection.find().toArray()));
  expect(JSON.stringify(stored)).not.toContain(ANN);
  expect(JSON.stringify(stored)).toContain(BEN);
});
