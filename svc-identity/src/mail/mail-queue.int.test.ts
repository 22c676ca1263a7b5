import { requestPasswordReset, signUp } from '@ethereal/contracts/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAt, openTestIdentity, somebody, startIdentity, type TestIdentity } from '../testing/start-identity.ts';
import { createMailQueue } from './mail-queue.store.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

const mails = () => identity.db.collection('mails');
const waiting = () => mails().countDocuments({ state: 'waiting' });
const settled = () => expect.poll(waiting, { timeout: 10_000 }).toBe(0);

beforeEach(settled);

describe('the mail queue', () => {
  it('keeps mails while the mail server is unavailable, and sends each once when it is back', async () => {
    await identity.mailbox.close();
    const people = [somebody(), somebody(), somebody()];
    for (const person of people) {
      expect((await identity.ask(signUp, { body: person })).status).toBe(201);
    }
    await expect.poll(() => mails().countDocuments({ attempts: { $gt: 0 }, state: 'waiting' })).toBe(3);
    await identity.mailbox.open();
    for (const person of people) await identity.mailbox.next(person.email, /Activate/);
    await settled();
    for (const person of people) expect(identity.mailbox.to(person.email)).toHaveLength(1);
  });

  it('sends the mails of many people over one connection', async () => {
    const before = identity.mailbox.connections();
    const people = Array.from({ length: 120 }, somebody);
    const letter = { subject: 'Many', heading: 'Hello', paragraphs: ['All at once.'] };
    await mails().insertMany(
      people.map(({ email }) => ({
        _id: `many-${email}` as never,
        to: email,
        letter,
        state: 'waiting',
        attempts: 0,
        dueAt: new Date(),
      })),
    );
    for (const { email } of people) await identity.mailbox.next(email, /Many/);
    expect(identity.mailbox.connections() - before).toBeLessThanOrEqual(1);
  });

  it('sends each mail once with several concurrent instances', async () => {
    const replica = await startIdentity(identity.env);
    const people = Array.from({ length: 12 }, somebody);
    const both = [identity.ask, askAt(replica.url)];
    await Promise.all(people.map((body, at) => both[at % 2]?.(signUp, { body })));
    for (const person of people) await identity.mailbox.next(person.email);
    await settled();
    await replica.close();
    for (const person of people) expect(identity.mailbox.to(person.email)).toHaveLength(1);
  });

  it('continues at another instance after a crash, before the move and in the middle of sending', async () => {
    const [moving, sending] = [await identity.activated(), await identity.activated()];
    const letter = { subject: 'Left behind', heading: 'Hello', paragraphs: ['Still here.'] };
    await identity.db
      .collection('users')
      .updateOne({ email: moving.email }, { $set: { pendingMails: [{ _id: 'left-1', to: moving.email, letter }] } });
    await mails().insertOne({
      _id: 'left-2' as never,
      to: sending.email,
      letter,
      state: 'waiting',
      attempts: 1,
      dueAt: new Date(Date.now() + 100_000),
    });
    await identity.mailbox.next(moving.email, /Left behind/);
    expect(identity.mailbox.to(sending.email, /Left behind/)).toEqual([]);
    identity.advance(120_000);
    await identity.mailbox.next(sending.email, /Left behind/);
  });

  it('gives up a mail that the server rejects permanently, and continues with the others', async () => {
    const [gone, here] = [somebody(), somebody()];
    identity.mailbox.refuse(gone.email);
    await identity.ask(signUp, { body: gone });
    await identity.ask(signUp, { body: here });
    await identity.mailbox.next(here.email);
    await vi.waitFor(async () => {
      expect(await mails().findOne({ to: gone.email })).toMatchObject({ state: 'refused', attempts: 1 });
    });
  });

  it('forgets a sent mail but for its id, so that a second one is not sent', async () => {
    const { email } = somebody();
    const letter = { subject: 'Secret', heading: 'Hello', paragraphs: ['Only in the mailbox.'] };
    const queue = createMailQueue(identity.db);
    const post = () => queue.add([{ _id: 'secret', to: email, letter, forgetWhenSent: true }], new Date());
    await post();
    await identity.mailbox.next(email, /Secret/);
    await settled();
    expect(JSON.stringify(await mails().findOne({ _id: 'secret' as never }))).not.toMatch(/Secret|mailbox|@/);
    // A process that was killed after the mail, or another instance, posts it again.
    await post();
    await settled();
    expect(identity.mailbox.to(email)).toHaveLength(1);
  });

  it('gives a mail a stable id, by which a mailbox recognizes a second copy', async () => {
    const person = await identity.activated();
    await identity.ask(requestPasswordReset, { body: { email: person.email } });
    const mail = await identity.mailbox.next(person.email, /Reset/);
    const kept = await mails().findOne({ to: person.email, 'letter.subject': /Reset/ });
    expect(mail.messageId).toBe(`<${kept?._id}@shop.ethereal.test>`);
  });
});
