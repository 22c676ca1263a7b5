import { HOUR_MS } from '@ethereal/contracts/durations';
import { describe, expect, it } from 'vitest';
import { type Conversation, messageId } from './conversation.ts';
import { decide, KEPT_AFTER_ERASURE_MS, type Send, stateFor } from './conversations.rules.ts';

const [_id, buyer, seller, item] = ['c', 'b', 'd', 'e'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
];
const noon = new Date('2026-01-01T12:00:00Z');
const after = (ms: number) => new Date(noon.getTime() + ms);
const standing = { blockedBy: [], suspended: [] };
const about = { type: 'item', id: item, name: 'Coat' } as const;
const names = { buyer: 'Ada L.', seller: 'Blue Store' };
const begin = { _id, about, buyer, seller, names };
const sent = (more: Partial<Send> = {}): Send => ({
  kind: 'send',
  side: 'buyer',
  text: 'Is it warm?',
  clientId: 'client-1',
  now: noon,
  standing,
  begin,
  ...more,
});
/** Returns the conversation after some commands, and the events of the last one. */
function given(...commands: Parameters<typeof decide>[1][]) {
  let state: Conversation | undefined;
  let events: readonly { type: string; data: unknown }[] = [];
  for (const command of commands) {
    const decided = decide(state, command);
    state = decided?.state ?? state;
    events = decided?.events ?? [];
  }
  if (!state) throw new Error('No conversation was begun.');
  return { state, events };
}
const mailOf = ({ events }: ReturnType<typeof given>) =>
  events.find(({ type }) => type === 'notification.requested')?.data;

describe('a message', () => {
  it('given none before, when it is sent, then begins the conversation with one unread message', () => {
    const { state, events } = given(sent());
    expect(state).toMatchObject({ seq: 1, unread: { buyer: 0, seller: 1 }, shownTo: [buyer, seller] });
    expect(events.map(({ type }) => type)).toEqual(['message.sent', 'notification.requested']);
  });

  it('given the same client id in the tail or among the copies, when it is sent, then changes nothing', () => {
    const { state } = given(sent());
    expect(decide(state, sent())).toBeUndefined();
    const [earlier] = state.tail;
    expect(decide({ ...state, tail: [] }, sent({ earlier }))).toBeUndefined();
  });

  it('given a client id that the other side used, when a message has it, then stores another message', () => {
    expect(given(sent(), sent({ side: 'seller' })).state.seq).toBe(2);
  });

  it.each([
    ['the other side has blocked', { blockedBy: ['seller'], suspended: [] }, 'BLOCKED'],
    ['the writer has blocked', { blockedBy: ['buyer'], suspended: [] }, 'BLOCKED'],
    ['a side is suspended', { blockedBy: [], suspended: ['seller'] }, 'SUSPENDED'],
  ] as const)('given that %s, when a message is sent, then refuses it', (_, refused, code) => {
    expect(() => decide(undefined, sent({ standing: refused }))).toThrow(
      expect.objectContaining({ kind: 'forbidden', code }),
    );
  });

  it('given an answer after three hours, when it is sent, then carries the time that the buyer waited', () => {
    const answer = sent({ side: 'seller', clientId: 'client-3', now: after(3 * HOUR_MS) });
    const { state } = given(sent(), sent({ clientId: 'client-2', now: after(HOUR_MS) }), answer);
    expect(state.last.answeredMs).toBe(3 * HOUR_MS);
    expect(state.waitingSince).toBeUndefined();
  });
});

describe('the mail of a message', () => {
  const second = (ms: number) => sent({ clientId: 'client-2', now: after(ms) });
  const readAt = (ms: number) => ({ kind: 'read', side: 'seller', upTo: 1, sentUpTo: 1, now: after(ms) }) as const;

  it('waits five minutes with the first unread message', () => {
    expect(mailOf(given(sent()))).toMatchObject({
      person: seller,
      mail: { afterSeconds: 300, body: 'Is it warm?' },
    });
  });

  it('goes out once per conversation and day', () => {
    expect(mailOf(given(sent(), second(HOUR_MS)))).toMatchObject({ mail: false });
    expect(mailOf(given(sent(), second(24 * HOUR_MS)))).toMatchObject({ mail: { afterSeconds: 300 } });
  });

  it('goes out again on the same day when reading cancelled the first one', () => {
    expect(mailOf(given(sent(), readAt(60_000), second(HOUR_MS)))).toMatchObject({ mail: { afterSeconds: 300 } });
    expect(mailOf(given(sent(), readAt(301_000), second(HOUR_MS)))).toMatchObject({ mail: false });
  });
});

describe('delivery', () => {
  const deliver = (upTo: number, side: 'buyer' | 'seller' = 'seller') =>
    ({ kind: 'deliver', side, upTo, now: noon }) as const;

  it('given an unread message, when it reaches the reader, then records its position and keeps it unread', () => {
    const { state, events } = given(sent(), deliver(9));
    expect(state).toMatchObject({ delivered: { seller: 1 }, unread: { seller: 1 }, read: { seller: 0 } });
    expect(events).toMatchObject([{ type: 'message.delivered', data: { message: messageId(_id, 1), side: 'seller' } }]);
  });

  it('given a delivered, read or own message, when it is delivered, then changes nothing', () => {
    const read = { kind: 'read', side: 'seller', upTo: 1, sentUpTo: 1, now: noon } as const;
    expect(decide(given(sent(), deliver(1)).state, deliver(1))).toBeUndefined();
    expect(decide(given(sent(), read).state, deliver(1))).toBeUndefined();
    expect(decide(given(sent()).state, deliver(1, 'buyer'))).toBeUndefined();
  });
});

describe('reading', () => {
  it('given two unread messages, when one is read, then leaves one and keeps the notifications', () => {
    const two = [sent(), sent({ clientId: 'client-2' })];
    const { state, events } = given(...two, { kind: 'read', side: 'seller', upTo: 1, sentUpTo: 1, now: noon });
    expect(state).toMatchObject({ unread: { seller: 1 }, read: { seller: 1 }, unreadFor: [seller] });
    expect(events.map(({ type }) => type)).toEqual(['message.read']);
  });

  it('given a message that arrived since the page was read, when the others are read, then it stays unread', () => {
    const read = { kind: 'read', side: 'seller', upTo: 1, sentUpTo: 1, now: noon } as const;
    const { state, events } = given(sent(), sent({ clientId: 'client-2' }), read);
    expect(state).toMatchObject({ unread: { seller: 1 }, unreadFor: [seller] });
    expect(events.map(({ type }) => type)).toEqual(['message.read']);
  });

  it('given all messages, when they are read, then settles the notifications', () => {
    const { state, events } = given(sent(), { kind: 'read', side: 'seller', upTo: 9, sentUpTo: 1, now: noon });
    expect(state).toMatchObject({ unread: { seller: 0 }, read: { seller: 1 }, unreadFor: [] });
    expect(events.map(({ type }) => type)).toEqual(['message.read', 'notification.settled']);
  });

  it('given a later position, when an earlier one is read, then changes nothing', () => {
    const { state } = given(sent(), { kind: 'read', side: 'seller', upTo: 1, sentUpTo: 1, now: noon });
    expect(decide(state, { kind: 'read', side: 'seller', upTo: 0, sentUpTo: 0, now: noon })).toBeUndefined();
  });
});

describe('the events of a conversation', () => {
  it('name messages, sides and people, without text and names', () => {
    const read = { kind: 'read', side: 'seller', upTo: 1, sentUpTo: 1, now: noon } as const;
    const report = { kind: 'report', side: 'seller', seq: 1, reason: 'Insults', now: noon } as const;
    const message = messageId(_id, 1);
    const first = (...commands: Parameters<typeof given>) => given(...commands).events[0]?.data;
    expect(first(sent())).toEqual({ message, side: 'buyer', people: [buyer, seller] });
    expect(first(sent(), read)).toEqual({ message, side: 'seller', people: [buyer, seller] });
    expect(first(sent(), report)).toEqual({ message, side: 'seller' });
  });
});

describe('a conversation', () => {
  it('given another thing of the same subject, when a message begins with it, then shows that thing', () => {
    const other = sent({ clientId: 'client-2', begin: { ...begin, about: { ...about, name: 'Warm Coat' } } });
    expect(given(sent(), other).state.about.name).toBe('Warm Coat');
  });

  it('given an unread message, when the other side reads it, then has the time of the reading', () => {
    const read = { kind: 'read', side: 'seller', upTo: 1, sentUpTo: 1, now: after(HOUR_MS) } as const;
    expect(given(sent(), read).state).toMatchObject({
      tail: [{ readAt: after(HOUR_MS) }],
      readOn: { seller: after(HOUR_MS) },
    });
  });

  it('given a hidden conversation, when a message arrives, then shows it again without earlier messages', () => {
    const hide = { kind: 'hide', side: 'seller', now: noon } as const;
    expect(given(sent(), hide).state).toMatchObject({ shownTo: [buyer], hidden: { seller: 1 }, unread: { seller: 0 } });
    expect(given(sent(), hide, sent({ clientId: 'client-2' })).state).toMatchObject({
      shownTo: [buyer, seller],
      hidden: { seller: 1 },
      unread: { seller: 1 },
    });
  });

  it('given a deleted account, when the other side reads, then shows no id or name, for 90 days', () => {
    const { state } = given(sent(), { kind: 'erase', person: buyer, now: noon });
    expect(JSON.stringify(state)).not.toMatch(new RegExp(`Ada|${buyer}`));
    expect(state).toMatchObject({ names: { buyer: 'Former customer' }, expiresAt: after(KEPT_AFTER_ERASURE_MS) });
    expect(stateFor(state, 'seller', standing)).toBe('gone');
    expect(() => decide(state, sent({ side: 'seller', clientId: 'client-2' }))).toThrow(/This person has deleted/);
  });

  it('given a deleted account, when its message is still in flight, then refuses the message', () => {
    const { state } = given(sent(), { kind: 'erase', person: buyer, now: noon });
    expect(() => decide(state, sent({ clientId: 'client-2' }))).toThrow('This account was deleted.');
  });

  it('given a deleted store, when the buyer reads, then shows no id or name', () => {
    const store = { type: 'store', id: seller, name: 'Blue Store', itemImg: '/images/a' } as const;
    const { state } = given(sent({ begin: { ...begin, about: store } }), { kind: 'erase', person: seller, now: noon });
    expect(JSON.stringify(state)).not.toMatch(new RegExp(`Blue|${seller}|images`));
  });

  it('given two deleted accounts, when the second one leaves, then deletes the conversation at once', () => {
    const gone = (person: string) => ({ kind: 'erase', person, now: noon }) as const;
    expect(given(sent(), gone(buyer), gone(seller)).state.expiresAt).toEqual(noon);
  });

  it('given a report, when the same side reports again, then counts it once until it is settled', () => {
    const report = { kind: 'report', side: 'seller', seq: 1, reason: 'Insults', now: noon } as const;
    const settle = { kind: 'settle', action: 'keep', reason: 'Harmless', now: noon } as const;
    expect(given(sent(), report, report).state.reports).toHaveLength(1);
    expect(given(sent(), report, settle).state).not.toHaveProperty('reportedAt');
    const again = given(sent(), report, settle, { ...report, reason: 'Threats' }).state;
    expect(again).toMatchObject({ reports: [{ reason: 'Threats' }], reportedAt: noon });
    expect(again).not.toHaveProperty('settlement');
  });

  it('given a warning, when its side deletes the account, then keeps no decision about the person', () => {
    const report = { kind: 'report', side: 'seller', seq: 1, reason: 'Insults', now: noon } as const;
    const warn = { kind: 'settle', action: 'warn', side: 'buyer', reason: 'Ada insults', now: noon } as const;
    const { state } = given(sent(), report, warn, { kind: 'erase', person: buyer, now: noon });
    expect(JSON.stringify(state)).not.toContain('Ada');
  });
});
