import { randomUUID } from 'node:crypto';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { SHARE_PATH } from '@ethereal/service-kit/personal-data';
import { createReadableLog } from '@ethereal/service-kit/testing/readable-log';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMessages, type TestMessages } from '../testing/open-messages.ts';

const log = createReadableLog();
let shop: TestMessages;
beforeAll(async () => {
  shop = await openMessages({}, log.logger);
}, 60_000);
afterAll(() => shop?.close());

const textsOf = async (user: string, id: string): Promise<string[]> =>
  (await shop.get(user, id)).body.messages.map(({ text }: { text: string }) => text);
const operator = { roles: ['operator'] as const };

describe('POST /api/messages/conversations', () => {
  it('begins a conversation that both sides list', async () => {
    const { buyer, seller, id, item } = await shop.begin('Is it warm?');
    expect((await shop.list(seller)).body).toMatchObject({
      unread: 1,
      conversations: [{ _id: id, side: 'seller', other: { name: 'Ada L.' }, about: { id: item, title: 'Coat' } }],
    });
    expect((await shop.list(buyer)).body).toMatchObject({
      unread: 0,
      conversations: [{ _id: id, side: 'buyer', other: { name: 'Blue Store' }, last: { text: 'Is it warm?' } }],
    });
  });

  it('continues the conversation of the same people about the same thing', async () => {
    const { buyer, item, id } = await shop.begin();
    expect((await shop.start(buyer, { kind: 'item', id: item })).body.conversation).toMatchObject({ _id: id, seq: 2 });
  });

  it('lets buyer and seller of an order write about the same line, and nobody else', async () => {
    const [buyer, seller] = [newId(), newId()];
    const order = shop.neighbors.addOrder(buyer, seller);
    const about = { kind: 'order', ...order } as const;
    const first = await shop.start(buyer, about);
    expect((await shop.start(seller, about)).body.conversation).toMatchObject({
      _id: first.body.conversation._id,
      side: 'seller',
      seq: 2,
    });
    expect((await shop.start(newId(), about)).status).toBe(404);
    expect((await shop.start(buyer, { ...about, kind: 'return' })).status).toBe(404);
  });

  it('rejects own, unknown and unpublished things', async () => {
    const seller = newId();
    const about = (id: string) => ({ kind: 'item', id }) as const;
    const own = await shop.start(seller, about(shop.neighbors.addItem(seller)));
    expect(own).toMatchObject({ status: 403, body: { code: 'OWN_ITEM' } });
    expect((await shop.start(newId(), about(newId()))).status).toBe(404);
    expect((await shop.start(newId(), about(shop.neighbors.addItem(seller, false)))).status).toBe(404);
  });
});

describe('POST /api/messages/conversations/{id}/messages', () => {
  it('stores one message for twenty concurrent requests with one client id', async () => {
    const { buyer, id } = await shop.begin();
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.send(buyer, id, 'Once', clientId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.message.seq))).toEqual(new Set([2]));
    expect(await textsOf(buyer, id)).toEqual(['Hello', 'Once']);
  });

  it('numbers concurrent messages without gaps, in the same order for both sides', async () => {
    const { buyer, seller, id } = await shop.begin();
    await Promise.all(Array.from({ length: 30 }, (_, n) => shop.send(n % 2 ? buyer : seller, id, `Message ${n}`)));
    const [ofBuyer, ofSeller] = await Promise.all([shop.get(buyer, id), shop.get(seller, id)]);
    expect(ofBuyer.body.messages).toEqual(ofSeller.body.messages);
    expect(ofBuyer.body.messages.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: 31 }, (_, n) => n + 1),
    );
    expect([ofBuyer.body.conversation.unread, ofSeller.body.conversation.unread]).toEqual([15, 16]);
  });

  it('masks card numbers, and stores HTML as text without invisible characters', async () => {
    const { buyer, seller, id } = await shop.begin();
    await shop.send(buyer, id, '<img src=x onerror=alert(1)> 4242 4242 4242 4242 \u202etxt\u200b');
    expect((await textsOf(seller, id)).at(-1)).toBe('<img src=x onerror=alert(1)> [card number] txt');
  });

  it.each([
    ['a blank text', { text: ' \u200b ' }],
    ['2001 characters', { text: 'x'.repeat(2001) }],
    ['a short client id', { clientId: 'x' }],
    ['an unknown field', { by: 'seller' }],
  ])('rejects %s with 400', async (_, part) => {
    const { buyer, id } = await shop.begin();
    const body = { text: 'Hello', clientId: randomUUID(), ...part };
    expect((await shop.call('POST', `/api/messages/conversations/${id}/messages`, buyer, body)).status).toBe(400);
  });

  it('requests a notification of the other person, and settles it when they read', async () => {
    const { seller, id } = await shop.begin('Is it warm?');
    const topic = `conversation:${id}`;
    const asked = await shop.events.next(({ type, subject }) => type === 'notification.requested' && subject === id);
    expect(asked.data).toMatchObject({
      person: seller,
      topic,
      text: 'A buyer wrote to you about Coat.',
      link: `/ethereal/messages/${id}`,
    });
    await shop.read(seller, id, 1);
    const settled = await shop.events.next(({ type, subject }) => type === 'notification.settled' && subject === id);
    expect(settled.data).toEqual({ person: seller, topic });
  });
});

describe('conversations of other people', () => {
  it('answer 404 to every call', async () => {
    const { id } = await shop.begin();
    const stranger = newId();
    const answers = await Promise.all([
      shop.get(stranger, id),
      shop.send(stranger, id),
      shop.read(stranger, id, 1),
      shop.hide(stranger, id),
      shop.block(stranger, id),
      shop.unblock(stranger, id),
      shop.report(stranger, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect((await shop.call('GET', '/api/messages/conversations')).status).toBe(401);
  });
});

describe('the list of conversations', () => {
  it('filters by unread, side and search, which matches as it is', async () => {
    const { buyer, seller, id } = await shop.begin();
    const found = async (user: string, query: string) =>
      (await shop.list(user, query)).body.conversations.map(({ _id }: { _id: string }) => _id);
    expect(await found(seller, '?unread=true&side=seller&search=ada')).toEqual([id]);
    expect(await found(buyer, '?unread=true')).toEqual([]);
    expect(await found(buyer, '?side=seller')).toEqual([]);
    expect(await found(buyer, '?search=blue')).toEqual([id]);
    expect(await found(buyer, `?search=${encodeURIComponent('.*(')}`)).toEqual([]);
  });

  it('has pages', async () => {
    const buyer = newId();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      const item = shop.neighbors.addItem(newId());
      ids.unshift((await shop.start(buyer, { kind: 'item', id: item })).body.conversation._id);
    }
    const first = (await shop.list(buyer, '?limit=2')).body;
    const rest = (await shop.list(buyer, `?limit=2&cursor=${first.nextCursor}`)).body;
    const all = [...first.conversations, ...rest.conversations];
    expect(all.map(({ _id }: { _id: string }) => _id)).toEqual(ids);
    expect(rest.nextCursor).toBeNull();
  });
});

describe('blocks and suspensions', () => {
  it('stop messages of both sides until the block ends', async () => {
    const { buyer, seller, id } = await shop.begin();
    expect((await shop.block(seller, id)).body.state).toBe('blocked');
    expect((await shop.send(buyer, id)).status).toBe(403);
    expect((await shop.send(seller, id)).status).toBe(403);
    expect((await shop.get(buyer, id)).body.conversation.state).toBe('refused');
    const other = shop.neighbors.addItem(seller);
    expect((await shop.start(buyer, { kind: 'item', id: other })).status).toBe(403);
    expect((await shop.unblock(seller, id)).body.state).toBe('open');
    expect((await shop.send(buyer, id)).status).toBe(201);
  });

  it('stop messages to a suspended person until they are restored', async () => {
    const { buyer, seller, id } = await shop.begin();
    const about = { source: 'svc-identity', subject: seller } as const;
    const state = async () => (await shop.get(buyer, id)).body.conversation.state;
    await shop.events.publish(newEvent({ ...about, type: 'user.suspended', data: { user: seller, reason: 'x' } }));
    await vi.waitFor(async () => expect(await state()).toBe('suspended'), 10_000);
    expect(await shop.send(buyer, id)).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
    await shop.events.publish(newEvent({ ...about, type: 'user.restored', data: { user: seller } }));
    await vi.waitFor(async () => expect(await state()).toBe('open'), 10_000);
  });
});

describe('DELETE /api/messages/conversations/{id}', () => {
  it('hides earlier messages from one side only', async () => {
    const { buyer, seller, id } = await shop.begin('First');
    await shop.hide(seller, id);
    expect((await shop.list(seller)).body).toMatchObject({ conversations: [], unread: 0 });
    await shop.send(buyer, id, 'Second');
    expect(await textsOf(seller, id)).toEqual(['Second']);
    expect(await textsOf(buyer, id)).toEqual(['First', 'Second']);
  });
});

describe('settings', () => {
  it('store replies and the away note, which buyers see', async () => {
    const { buyer, seller, id } = await shop.begin();
    const settings = { savedReplies: ['Yes, it is.'], away: 'Back on Monday.' };
    expect((await shop.call('PUT', '/api/messages/settings', seller, settings)).body).toEqual(settings);
    expect((await shop.get(buyer, id)).body.conversation.away).toBe('Back on Monday.');
    expect((await shop.call('GET', `/api/messages/sellers/${seller}`)).body).toEqual({ away: 'Back on Monday.' });
  });

  it('show the median time of answers from five answers on', async () => {
    const seller = newId();
    const path = `/api/messages/sellers/${seller}`;
    for (let n = 0; n < 5; n++) {
      expect((await shop.call('GET', path)).body).toEqual({});
      const item = shop.neighbors.addItem(seller);
      const { body } = await shop.start(newId(), { kind: 'item', id: item });
      await shop.send(seller, body.conversation._id);
    }
    await vi.waitFor(
      async () => expect((await shop.call('GET', path)).body).toEqual({ answersWithinHours: 1 }),
      10_000,
    );
  });
});

describe('the desk', () => {
  const desk = (method: string, path: string, body?: unknown) =>
    shop.call(method, `/api/desk/conversations${path}`, newId(), body, operator);

  it('reads reported conversations only, with a reason, and each look is in the audit trail', async () => {
    const { seller, id } = await shop.begin('Insult');
    expect((await desk('POST', `/${id}/look`, { reason: 'Curious' })).status).toBe(404);
    expect((await shop.report(seller, id)).status).toBe(202);
    expect((await desk('GET', '')).body.conversations).toContainEqual(
      expect.objectContaining({ _id: id, reports: [expect.objectContaining({ by: 'seller', reason: 'Insults' })] }),
    );
    expect((await desk('POST', `/${id}/look`, {})).status).toBe(400);
    const seen = await desk('POST', `/${id}/look`, { reason: 'Report of insults' });
    expect(seen.body).toMatchObject({ conversation: { looks: 1 }, messages: [{ text: 'Insult' }] });
    expect(log.trail().filter(({ conversation }) => conversation === id)).toMatchObject([
      { audit: 'desk.conversation-seen', reason: 'Report of insults' },
    ]);
    expect((await desk('POST', `/${id}/settle`, { reason: 'Warned' })).status).toBe(200);
    expect((await desk('POST', `/${id}/look`, { reason: 'Again' })).status).toBe(404);
  });

  it('refuses people without a role', async () => {
    expect((await shop.call('GET', '/api/desk/conversations', newId())).status).toBe(403);
  });
});

describe('personal data', () => {
  it('exports own messages alone, and leaves no id or name after the deletion', async () => {
    const { buyer, seller, id } = await shop.begin('Mine');
    await shop.send(seller, id, 'Theirs');
    const shared = (await shop.call('GET', SHARE_PATH, buyer)).body;
    expect(shared.messages).toMatchObject([{ conversation: id, text: 'Mine' }]);
    expect(JSON.stringify(shared)).not.toContain('Theirs');

    const deletion = newId();
    const deleted = { type: 'user.deleted', source: 'svc-identity', subject: buyer, data: {}, id: deletion } as const;
    await shop.events.publish(newEvent(deleted));
    await shop.events.next((event) => event.type === 'user.erased' && event.id.startsWith(deletion));
    const { body } = await shop.get(seller, id);
    expect(body.conversation).toMatchObject({ other: { name: 'Former customer' }, state: 'gone' });
    expect(JSON.stringify(body)).not.toContain(buyer);
    expect(await textsOf(seller, id)).toEqual(['Mine', 'Theirs']);
    expect((await shop.get(buyer, id)).status).toBe(404);
    expect((await shop.start(buyer, { kind: 'item', id: shop.neighbors.addItem(seller) })).status).toBe(404);
  });
});
