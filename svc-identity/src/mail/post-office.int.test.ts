import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { backingServices, testDatabaseName, testLogger } from '@ethereal/service-kit/testing/harness';
import { type Db, MongoClient } from 'mongodb';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsersStore } from '../users/users.store.ts';
import type { Mail } from './letter.ts';
import { createMailQueue } from './mail-queue.store.ts';
import { createMailTokensStore } from './mail-tokens.store.ts';
import { createOrderFacts } from './order-facts.ts';
import { createPostOffice } from './post-office.ts';

let client: MongoClient;
let db: Db;
const commands: string[] = [];
beforeAll(async () => {
  client = new MongoClient(backingServices().mongodbUrl, { monitorCommands: true });
  client.on('commandStarted', ({ commandName, command }) => commands.push(`${commandName} ${command[commandName]}`));
  db = (await client.connect()).db(testDatabaseName('post'));
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});
beforeEach(async () => {
  await mails().deleteMany({});
});

const mails = () => db.collection<Mail & { state: string; attempts: number; dueAt: Date }>('mails');
const letter = { subject: 'Hello', heading: 'Hello', paragraphs: ['There.'] };
const mail = (_id: string): Mail => ({ _id, to: `${_id}@mail.test`, letter });
const times = (count: number) => Array.from({ length: count }, (_, number) => mail(`m${number}`));
const inState = (state: string) => mails().countDocuments({ state });

/** Opens a post office whose mail server blocks until the test releases a mail. */
function open() {
  const handed: string[] = [];
  const letIn = Promise.withResolvers<void>();
  const office = createPostOffice({
    users: createUsersStore(db),
    mailQueue: createMailQueue(db),
    tokens: createMailTokensStore(db, createErasedPeople(db), testLogger),
    server: {
      async send(message: SendMailOptions) {
        handed.push(String(message.messageId).slice(1).split('@')[0] ?? '');
        await letIn.promise;
      },
      close: () => {},
    },
    sender: { from: 'shop@mail.test', siteUrl: 'https://shop.test' },
    addOrderFacts: createOrderFacts(undefined),
    logger: testLogger,
    now: () => new Date(),
  });
  return {
    office,
    handed,
    take: () => letIn.resolve(),
  };
}

describe('the post office', () => {
  it('writes and marks a posted mail without querying for it', async () => {
    const { office, take } = open();
    take();
    commands.length = 0;
    await office.post(mail('one'));
    await expect.poll(() => inState('sent')).toBe(1);
    expect(commands.filter((candidate) => /^(insert|update|findAndModify) mails/.test(candidate))).toEqual([
      'insert mails',
      'update mails',
    ]);
    expect(await mails().findOne({})).toMatchObject({ attempts: 1 });
    await office.stop();
  });

  it('sends a mail that is posted twice once, alone and among others', async () => {
    const { office, handed, take } = open();
    take();
    await office.post(mail('m1'));
    await Promise.all([office.post(...times(3)), office.post(...times(3))]);
    await expect.poll(() => inState('sent')).toBe(3);
    await office.stop();
    expect(handed.toSorted()).toEqual(['m0', 'm1', 'm2']);
  });

  it('sends more mails than it holds at a time, each once', async () => {
    const { office, handed, take } = open();
    take();
    await office.post(...times(70));
    await expect.poll(() => inState('sent'), { timeout: 5000 }).toBe(70);
    await office.stop();
    expect(new Set(handed).size).toBe(70);
    expect(handed).toHaveLength(70);
  });

  it('releases unsent mails when it stops, for another instance to send', async () => {
    const first = open();
    await first.office.post(...times(15));
    await expect.poll(() => first.handed.length).toBeGreaterThan(0);
    const stopped = first.office.stop();
    first.take();
    await stopped;
    expect(await inState('waiting')).toBe(15 - first.handed.length);
    const second = open();
    second.take();
    await expect.poll(() => inState('sent'), { timeout: 5000 }).toBe(15);
    await second.office.stop();
    expect([...first.handed, ...second.handed].toSorted()).toEqual(
      times(15)
        .map(({ _id }) => _id)
        .toSorted(),
    );
  });
});
