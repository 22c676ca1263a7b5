import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { backingServices, testDatabaseName, testLogger } from '@ethereal/service-kit/testing/harness';
import { type CommandStartedEvent, type Document, MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { createMailQueue } from '../mail/mail-queue.store.ts';
import { createMailTokensStore } from '../mail/mail-tokens.store.ts';
import { createPersonsMailsStore } from '../mail/persons-mails.store.ts';
import { aUser } from '../testing/a-user.ts';
import { createOwnShare } from './own-share.ts';

it('erases mails and their tokens by indexes', async () => {
  const client = await new MongoClient(backingServices().mongodbUrl, { monitorCommands: true }).connect();
  const db = client.db(testDatabaseName('own_share'));
  const tokens = createMailTokensStore(db, createErasedPeople(db), testLogger);
  await ensureIndexes(tokens, createMailQueue(db), createPersonsMailsStore(db));
  const deletes: Document[] = [];
  client.on('commandStarted', ({ command }: CommandStartedEvent) => {
    if (command.delete === 'mails' || command.delete === 'mailTokens') deletes.push(command);
  });
  await createOwnShare(db).erase(aUser());
  expect(deletes).toHaveLength(3);
  for (const {
    delete: name,
    deletes: [one],
  } of deletes) {
    const plan = await db.collection(name).find(one.q).explain();
    expect(JSON.stringify(plan), name).not.toContain('COLLSCAN');
  }
  await db.dropDatabase();
  await client.close();
});
