import { randomUUID } from 'node:crypto';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { SHARE_PATH } from '@ethereal/service-kit/personal-data';
import { createReadableLog } from '@ethereal/service-kit/testing/readable-log';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMessages, type TestMessages } from '../testing/start-messages.ts';
import { messageId } from './conversation.ts';

const log = createReadableLog();
let shop: TestMessages;
beforeAll(async () => {
  shop = await startMessages({}, log.logger);
}, 60_000);
afterAll(() => shop?.close());

const textsOf = async (user: string, id: string): Promise<string[]> =>
  (await shop.get(user, id)).body.messages.map(({ text }: { text: string }) => text);
const operator = { roles: ['operator'] as const };

describe('POST /api/conversations', () => {
  it('begins a conversation that both sides list', async () => {
    const { buyer, seller, id, item } = await shop.begin('Is it warm?');
    expect((await shop.list(seller)).body).toMatchObject({
      unread: 1,
      nextCursor: null,
      conversations: [
        {
          _id: id,
          side: 'seller',
          with: { _id: buyer, name: 'Ada L.' },
          about: { type: 'item', id: item, name: 'Coat', itemImg: '/images/coat' },
          last: { text: 'Is it warm?', mine: false },
          unread: 1,
        },
      ],
    });
    expect((await shop.list(buyer)).body).toMatchObject({
      unread: 0,
      conversations: [
        {
          _id: id,
          side: 'buyer',
          with: { _id: seller, name: 'Blue Store', store: 'Blue Store' },
          last: { text: 'Is it warm?', mine: true },
        },
      ],
    });
  });

  it('answers 201 with the id alone, then 200 for the same client id, which adds nothing', async () => {
    const [buyer, clientId] = [newId(), 'a client id of 1 to 64 printable characters: "é", 漢字'];
    const about = { type: 'item', id: shop.neighbors.addItem(newId()) } as const;
    const first = await shop.start(buyer, about, 'Hello', clientId);
    expect(first).toMatchObject({ status: 201, body: { _id: expect.any(String) } });
    expect(Object.keys(first.body)).toEqual(['_id']);
    expect(await shop.start(buyer, about, 'Hello', clientId)).toMatchObject({ status: 200, body: first.body });
    expect(await textsOf(buyer, first.body._id)).toEqual(['Hello']);
  });

  it('answers 201 to one of ten concurrent requests with one client id', async () => {
    const [buyer, clientId] = [newId(), randomUUID()];
    const about = { type: 'item', id: shop.neighbors.addItem(newId()) } as const;
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.start(buyer, about, 'Hello', clientId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
    expect(await textsOf(buyer, answers[0]?.body._id)).toEqual(['Hello']);
  });

  it('answers 200 with the conversation of the same people about the same thing, and adds the message', async () => {
    const { buyer, item, id } = await shop.begin();
    const again = await shop.start(buyer, { type: 'item', id: item }, 'More');
    expect(again).toMatchObject({ status: 200, body: { _id: id } });
    expect(await textsOf(buyer, id)).toEqual(['Hello', 'More']);
  });

  it('leads buyer and seller of an order to one conversation, and nobody else', async () => {
    const [buyer, seller] = [newId(), newId()];
    const { id, lineIds } = shop.neighbors.addOrder(buyer, seller);
    const [lineId] = lineIds;
    const about = { type: 'order', id } as const;
    const first = await shop.start(buyer, { ...about, seller });
    expect(first.status).toBe(201);
    const second = await shop.start(seller, { ...about, lineId });
    expect(second).toMatchObject({ status: 200, body: { _id: first.body._id } });
    expect((await shop.get(seller, first.body._id)).body).toMatchObject({
      side: 'seller',
      about: { type: 'order', id, seller, lineId },
    });
    expect((await shop.start(newId(), about)).status).toBe(404);
    expect((await shop.start(buyer, { ...about, seller: newId() })).status).toBe(404);
    expect((await shop.start(buyer, { ...about, lineId: newId() })).status).toBe(404);
  });

  it('has one conversation with each seller of an order, who must be named', async () => {
    const [buyer, one, other] = [newId(), newId(), newId()];
    const { id, lineIds } = shop.neighbors.addOrder(buyer, one, other);
    const about = { type: 'order', id } as const;
    expect(await shop.start(buyer, about)).toMatchObject({
      status: 400,
      body: { errors: { 'about.seller': expect.any(String) } },
    });
    const first = await shop.start(buyer, { ...about, seller: one });
    const second = await shop.start(buyer, { ...about, lineId: lineIds[1] });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await shop.get(other, second.body._id)).status).toBe(200);
    expect((await shop.get(other, first.body._id)).status).toBe(404);
    expect((await shop.start(one, { ...about, seller: other })).status).toBe(404);
  });

  it('rejects own, unknown and unpublished things', async () => {
    const seller = newId();
    const about = (id: string) => ({ type: 'item', id }) as const;
    const own = await shop.start(seller, about(shop.neighbors.addItem(seller)));
    expect(own).toMatchObject({ status: 409, body: { code: 'OWN_ITEM' } });
    const store = await shop.start(seller, { type: 'store', id: seller });
    expect(store).toMatchObject({ status: 409, body: { code: 'OWN_ITEM' } });
    expect((await shop.start(newId(), about(newId()))).status).toBe(404);
    expect((await shop.start(newId(), about(shop.neighbors.addItem(seller, false)))).status).toBe(404);
  });
});

describe('POST /api/conversations/{id}/messages', () => {
  it('stores one message for twenty concurrent requests with one client id', async () => {
    const { buyer, id } = await shop.begin();
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.send(buyer, id, 'Once', clientId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await textsOf(buyer, id)).toEqual(['Hello', 'Once']);
  });

  it('numbers concurrent messages without gaps, in the same order for both sides', async () => {
    const { buyer, seller, id } = await shop.begin();
    await Promise.all(Array.from({ length: 30 }, (_, n) => shop.send(n % 2 ? buyer : seller, id, `Message ${n}`)));
    const [ofBuyer, ofSeller] = await Promise.all([shop.get(buyer, id), shop.get(seller, id)]);
    const idsOf = ({ messages }: { messages: { _id: string }[] }) => messages.map(({ _id }) => _id);
    expect(idsOf(ofBuyer.body)).toEqual(idsOf(ofSeller.body));
    expect(idsOf(ofBuyer.body)).toEqual(Array.from({ length: 31 }, (_, n) => messageId(id, n + 1)));
    expect([ofBuyer.body.unread, ofSeller.body.unread]).toEqual([15, 16]);
  });

  it('masks card numbers, and stores HTML as text without invisible characters', async () => {
    const { buyer, seller, id } = await shop.begin();
    await shop.send(buyer, id, '<img src=x onerror=alert(1)> 4242 4242 4242 4242 \u202etxt\u200b');
    expect((await textsOf(seller, id)).at(-1)).toBe('<img src=x onerror=alert(1)> [card number] txt');
  });

  it('answers 201 with the message, then 200 with the same message for the same client id', async () => {
    const { buyer, seller, id } = await shop.begin();
    const first = await shop.send(buyer, id, 'Once', '1');
    const message = { text: 'Once', images: [], mine: true, clientId: '1', readAt: null, delivered: false };
    expect(first).toMatchObject({ status: 201, body: { _id: messageId(id, 2), ...message } });
    expect(await shop.send(buyer, id, 'Once', '1')).toMatchObject({ status: 200, body: first.body });
    const { clientId: _id, delivered: _own, ...seen } = message;
    expect((await shop.get(seller, id)).body.messages.at(-1)).toEqual({
      ...seen,
      _id: first.body._id,
      at: first.body.at,
      mine: false,
    });
  });

  it.each([
    ['a blank text', { text: ' \u200b ' }],
    ['2,001 characters', { text: 'x'.repeat(2001) }],
    ['10,000 characters', { text: 'x'.repeat(10_000) }],
    ['five pictures', { images: Array.from({ length: 5 }, () => ({ url: '/images/a', public_id: 'a' })) }],
    ['a blank client id', { clientId: '' }],
    ['a client id of 65 characters', { clientId: 'x'.repeat(65) }],
    ['a control character in the client id', { clientId: 'a\nb' }],
    ['an unknown field', { by: 'seller' }],
  ])('rejects %s with 400', async (_, part) => {
    const { buyer, id } = await shop.begin();
    const body = { text: 'Hello', clientId: randomUUID(), ...part };
    expect((await shop.call('POST', `/api/conversations/${id}/messages`, buyer, body)).status).toBe(400);
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

describe('GET /api/conversations/{id}', () => {
  it('has pages from the newest message back, each oldest first', async () => {
    const { buyer, id } = await shop.begin();
    for (let seq = 2; seq <= 60; seq++) await shop.send(buyer, id, `Message ${seq}`);
    const newest = (await shop.get(buyer, id)).body;
    expect(newest).toMatchObject({ _id: id, blocked: false, before: messageId(id, 11) });
    expect(newest.messages).toHaveLength(50);
    expect(newest.messages.at(-1).text).toBe('Message 60');
    const oldest = (await shop.get(buyer, id, `?before=${newest.before}`)).body;
    expect(oldest.before).toBeNull();
    expect(oldest.messages).toHaveLength(10);
    expect(oldest.messages[0].text).toBe('Hello');
  });
});

describe('POST /api/conversations/{id}/read', () => {
  it('gives each message up to the named one the time of its reading', async () => {
    const { buyer, seller, id } = await shop.begin();
    await shop.send(buyer, id, 'Second');
    expect((await shop.read(seller, id, 1)).status).toBe(204);
    const readAts = async () =>
      (await shop.get(buyer, id)).body.messages.map(({ readAt }: { readAt: string | null }) => readAt);
    const [first, second] = await readAts();
    expect(first).toEqual(expect.any(String));
    expect(second).toBeNull();
    expect((await shop.get(seller, id)).body.unread).toBe(1);
    await shop.read(seller, id, 2);
    const [before, later] = await readAts();
    expect(before).toBe(first);
    expect(Date.parse(later)).toBeGreaterThanOrEqual(Date.parse(first));
  });

  it('rejects messages of other conversations with 404, and an invalid id with 400', async () => {
    const [{ seller, id }, { id: other }] = [await shop.begin(), await shop.begin()];
    const upTo = (message: unknown) => shop.call('POST', `/api/conversations/${id}/read`, seller, { upTo: message });
    expect((await upTo(messageId(other, 1))).status).toBe(404);
    expect((await upTo(messageId(id, 2))).status).toBe(404);
    expect((await upTo(1)).status).toBe(400);
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
    expect((await shop.call('GET', '/api/conversations')).status).toBe(401);
  });
});

describe('the list of conversations', () => {
  it('makes the listed messages delivered, as their writer sees them, and keeps them unread', async () => {
    const { buyer, seller, id } = await shop.begin();
    const delivered = async () => (await shop.get(buyer, id)).body.messages[0].delivered;
    await shop.list(buyer);
    expect(await delivered()).toBe(false);
    expect((await shop.list(seller)).body.unread).toBe(1);
    await shop.events.next(({ type, subject }) => type === 'message.delivered' && subject === id);
    expect(await delivered()).toBe(true);
    expect((await shop.list(seller)).body.unread).toBe(1);
  });

  it('filters by unread, side and search, which is text and not a pattern', async () => {
    const { buyer, seller, id } = await shop.begin();
    const found = async (user: string, query: string) =>
      (await shop.list(user, query)).body.conversations.map(({ _id }: { _id: string }) => _id);
    expect(await found(seller, '?unread=true&side=seller&search=ada')).toEqual([id]);
    expect(await found(buyer, '?unread=true')).toEqual([]);
    expect(await found(buyer, '?side=seller')).toEqual([]);
    expect(await found(buyer, '?search=blue')).toEqual([id]);
    expect(await found(buyer, `?search=${encodeURIComponent('.*(')}`)).toEqual([]);
  });

  it('finds texts of messages in any case and without accents, but not those that a side has deleted from its view', async () => {
    const { buyer, seller, id } = await shop.begin('Is the Lining warm?');
    await shop.send(seller, id, 'Yes (100 % wool), says Zoë.');
    const found = async (user: string, search: string) =>
      (await shop.list(user, `?search=${encodeURIComponent(search)}`)).body.conversations.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await found(buyer, 'lining WARM')).toEqual([id]);
    expect(await found(seller, '(100 %')).toEqual([id]);
    expect(await found(seller, 'zoe')).toEqual([id]);
    expect(await found(seller, 'cotton')).toEqual([]);
    expect(await found(newId(), 'lining')).toEqual([]);
    await shop.hide(seller, id);
    await shop.send(buyer, id, 'Thank you');
    expect(await found(seller, 'lining')).toEqual([]);
    expect(await found(buyer, 'lining')).toEqual([id]);
  });

  it('has pages', async () => {
    const buyer = newId();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      const item = shop.neighbors.addItem(newId());
      ids.unshift((await shop.start(buyer, { type: 'item', id: item })).body._id);
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
    const blocked = { status: 403, body: { code: 'BLOCKED' } };
    expect((await shop.block(seller, id)).status).toBe(204);
    expect(await shop.send(buyer, id)).toMatchObject(blocked);
    expect(await shop.send(seller, id)).toMatchObject(blocked);
    expect((await shop.get(seller, id)).body).toMatchObject({ blocked: true, state: 'blocked' });
    expect((await shop.get(buyer, id)).body).toMatchObject({ blocked: false, state: 'refused' });
    const other = shop.neighbors.addItem(seller);
    expect(await shop.start(buyer, { type: 'item', id: other })).toMatchObject(blocked);
    expect((await shop.unblock(seller, id)).status).toBe(204);
    expect((await shop.get(seller, id)).body).toMatchObject({ blocked: false, state: 'open' });
    expect((await shop.send(buyer, id)).status).toBe(201);
  });

  it('stop messages to a suspended person until they are restored', async () => {
    const { buyer, seller, id } = await shop.begin();
    const about = { source: 'svc-identity', subject: seller } as const;
    const state = async () => (await shop.get(buyer, id)).body.state;
    await shop.events.publish(newEvent({ ...about, type: 'user.suspended', data: { user: seller, reason: 'x' } }));
    await vi.waitFor(async () => expect(await state()).toBe('suspended'), 10_000);
    expect(await shop.send(buyer, id)).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
    await shop.events.publish(newEvent({ ...about, type: 'user.restored', data: { user: seller } }));
    await vi.waitFor(async () => expect(await state()).toBe('open'), 10_000);
  });
});

describe('DELETE /api/conversations/{id}', () => {
  it('hides earlier messages from one side only', async () => {
    const { buyer, seller, id } = await shop.begin('First');
    expect((await shop.hide(seller, id)).status).toBe(204);
    expect((await shop.list(seller)).body).toMatchObject({ conversations: [], unread: 0 });
    await shop.send(buyer, id, 'Second');
    expect(await textsOf(seller, id)).toEqual(['Second']);
    expect(await textsOf(buyer, id)).toEqual(['First', 'Second']);
  });
});

describe('settings', () => {
  it('store up to thirty replies with their titles', async () => {
    const seller = newId();
    const put = (count: number) => {
      const replies = Array.from({ length: count }, (_, n) => ({ title: `Title ${n}`, text: 'Yes, it is.' }));
      return shop.call('PUT', '/api/saved-replies', seller, { replies });
    };
    expect((await shop.call('GET', '/api/saved-replies', seller)).body).toEqual({ replies: [] });
    const { status, body } = await put(30);
    expect(status).toBe(200);
    expect(body.replies).toHaveLength(30);
    expect((await put(31)).status).toBe(400);
    expect((await shop.call('GET', '/api/saved-replies', seller)).body).toEqual(body);
  });

  it('store the away note, which buyers see on its days', async () => {
    const { buyer, seller, id } = await shop.begin();
    const put = (settings: object) => shop.call('PUT', '/api/messages/settings', seller, settings);
    const shown = async () => (await shop.get(buyer, id)).body.away;
    expect((await put({ away: 'Back on Monday.' })).body).toEqual({ away: 'Back on Monday.' });
    expect(await shown()).toBe('Back on Monday.');
    expect((await shop.call('GET', `/api/messages/sellers/${seller}`)).body).toEqual({ away: 'Back on Monday.' });
    await put({ away: 'Back on Monday.', awayFrom: '2020-01-01', awayUntil: '2020-01-31' });
    expect(await shown()).toBeUndefined();
    const days = { awayFrom: '2020-01-01', awayUntil: '2999-01-01' };
    expect((await put({ away: 'Away', ...days })).body).toEqual({ away: 'Away', ...days });
    expect(await shown()).toBe('Away');
    expect((await put({ away: 'Away', awayFrom: '2020-02-01', awayUntil: '2020-01-31' })).status).toBe(400);
  });

  it('show the median time of answers from five answers on', async () => {
    const seller = newId();
    const path = `/api/messages/sellers/${seller}`;
    for (let n = 0; n < 5; n++) {
      expect((await shop.call('GET', path)).body).toEqual({});
      const item = shop.neighbors.addItem(seller);
      const { body } = await shop.start(newId(), { type: 'item', id: item });
      await shop.send(seller, body._id);
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
    expect((await shop.report(seller, id)).status).toBe(204);
    expect((await desk('GET', '')).body.conversations).toContainEqual(
      expect.objectContaining({
        _id: id,
        reports: [expect.objectContaining({ by: 'seller', messageId: messageId(id, 1), reason: 'Insults' })],
      }),
    );
    expect((await desk('POST', `/${id}/look`, {})).status).toBe(400);
    const seen = await desk('POST', `/${id}/look`, { reason: 'Report of insults' });
    expect(seen.body).toMatchObject({
      conversation: { looks: 1 },
      messages: [{ _id: messageId(id, 1), by: 'buyer', text: 'Insult' }],
    });
    expect(log.trail().filter(({ conversation }) => conversation === id)).toMatchObject([
      { audit: 'desk.conversation-seen', reason: 'Report of insults' },
    ]);
    expect((await desk('POST', `/${id}/settle`, { reason: 'Warned' })).status).toBe(204);
    expect((await desk('POST', `/${id}/look`, { reason: 'Again' })).status).toBe(404);
  });

  it('shows the pictures of a reported conversation', async () => {
    const { buyer, seller, id } = await shop.begin('Look');
    const picture = shop.neighbors.addPicture();
    const message = { text: '', clientId: randomUUID(), images: [picture] };
    await shop.call('POST', `/api/conversations/${id}/messages`, buyer, message);
    await shop.report(seller, id, 2);
    const { body } = await desk('POST', `/${id}/look`, { reason: 'Report of a picture' });
    expect(body.messages[1].images).toEqual([{ ...picture, width: 4, height: 3 }]);
  });

  it('warns the side that it decides against, with the reason', async () => {
    const { buyer, seller, id } = await shop.begin('Insult');
    await shop.report(seller, id);
    expect((await desk('POST', `/${id}/settle`, { reason: 'Stay polite.', warn: 'nobody' })).status).toBe(400);
    expect((await desk('POST', `/${id}/settle`, { reason: 'Stay polite.', warn: 'buyer' })).status).toBe(204);
    const { data } = await shop.events.next((event) => JSON.stringify(event.data).includes(`warning:${id}`));
    expect(data).toMatchObject({
      person: buyer,
      type: 'report-decided',
      text: 'Warning from Ethereal. Your messages about Coat: Stay polite.',
      mail: { body: 'Stay polite.' },
    });
    expect(log.trail().filter(({ conversation }) => conversation === id)).toMatchObject([
      { audit: 'desk.conversation-settled', reason: 'Stay polite.', action: 'warn', side: 'buyer' },
    ]);
  });

  it('lists decisions, and undoes one with its warning until the conversation is reported again', async () => {
    const { buyer, seller, id } = await shop.begin('Insult');
    expect((await desk('POST', `/${id}/undo`)).status).toBe(404);
    await shop.report(seller, id);
    expect((await desk('POST', `/${id}/undo`)).status).toBe(409);
    await desk('POST', `/${id}/settle`, { reason: 'Stay polite.', warn: 'buyer' });
    const listed = async (state: string) =>
      (await desk('GET', `?state=${state}`)).body.conversations.find(({ _id }: { _id: string }) => _id === id);
    expect(await listed('open')).toBeUndefined();
    expect(await listed('decided')).toMatchObject({
      reports: [{ by: 'seller' }],
      decision: { action: 'warn', side: 'buyer', reason: 'Stay polite.', at: expect.any(String) },
    });

    expect((await desk('POST', `/${id}/undo`)).status).toBe(204);
    const { data } = await shop.events.next((event) => JSON.stringify(event.data).includes('Warning withdrawn'));
    expect(data).toMatchObject({
      person: buyer,
      text: 'Warning withdrawn by Ethereal. Your messages about Coat.',
      topic: `warning:${id}`,
    });
    expect(log.trail().at(-1)).toMatchObject({ audit: 'desk.conversation-undone', conversation: id });
    expect(await listed('decided')).toBeUndefined();
    expect(await listed('open')).toMatchObject({ reports: [{ by: 'seller' }] });

    await desk('POST', `/${id}/settle`, { reason: 'Banned.', suspend: 'buyer' });
    expect((await listed('decided')).decision).toMatchObject({ action: 'suspend', side: 'buyer' });
    await shop.send(seller, id, 'You, too');
    expect((await shop.report(buyer, id, 2)).status).toBe(204);
    expect((await desk('POST', `/${id}/undo`)).status).toBe(409);
    expect((await listed('open')).reports).toMatchObject([{ by: 'buyer' }]);
  });

  it('keeps one of two decisions at the same moment, and records that one alone in the audit trail', async () => {
    const { seller, id } = await shop.begin('Insult');
    await shop.report(seller, id);
    const decisions = [{ reason: 'Harmless' }, { reason: 'Stay polite.', warn: 'buyer' }];
    const answers = await Promise.all(decisions.map((decision) => desk('POST', `/${id}/settle`, decision)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    const kept = decisions[answers.findIndex(({ status }) => status === 204)];
    expect(log.trail().filter(({ conversation }) => conversation === id)).toMatchObject([
      { audit: 'desk.conversation-settled', reason: kept?.reason },
    ]);
  });

  it('leaves the decision on own conversations to another operator', async () => {
    const { buyer, seller, id } = await shop.begin('Insult');
    await shop.report(seller, id);
    for (const [act, body] of [['look', { reason: 'x' }], ['settle', { reason: 'x' }], ['undo']] as const)
      expect((await shop.call('POST', `/api/desk/conversations/${id}/${act}`, buyer, body, operator)).status).toBe(403);
  });

  it('receives reports of messages of the other person alone', async () => {
    const { buyer, seller, id } = await shop.begin();
    expect((await shop.report(buyer, id)).status).toBe(404);
    expect((await shop.report(seller, id, 2)).status).toBe(404);
    expect((await shop.report(seller, id)).status).toBe(204);
    const event = await shop.events.next(({ type, subject }) => type === 'conversation.reported' && subject === id);
    expect(event.data).toEqual({ message: messageId(id, 1), side: 'seller' });
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
    expect(body).toMatchObject({ with: { name: 'Former customer' }, state: 'gone' });
    expect(JSON.stringify(body)).not.toContain(buyer);
    expect(await textsOf(seller, id)).toEqual(['Mine', 'Theirs']);
    expect((await shop.get(buyer, id)).status).toBe(404);
    expect((await shop.start(buyer, { type: 'item', id: shop.neighbors.addItem(seller) })).status).toBe(404);
    // The token of the deleted account may be accepted for a moment.
    const replies = [{ title: 'Yes', text: 'Yes, it is.' }];
    expect((await shop.call('PUT', '/api/saved-replies', buyer, { replies })).status).toBe(410);
    expect((await shop.call('PUT', '/api/messages/settings', buyer, { away: 'On Elm Street' })).status).toBe(410);
    expect((await shop.call('GET', SHARE_PATH, buyer)).body).toMatchObject({ messageSettings: [] });
  });
});
