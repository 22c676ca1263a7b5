import { DAY_MS } from '@ethereal/contracts/durations';
import { type About, SIDES, type Side } from '@ethereal/contracts/messages';
import type { ReviewPicture } from '@ethereal/contracts/reviews';
import { conflict, forbidden, unavailable } from '@ethereal/service-kit/errors';
import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { Decided } from '@ethereal/service-kit/write';
import { type DeskCommand, decideAtDesk } from '../desk/desk.rules.ts';
import { type Conversation, deliveredTo, otherSide, type StoredMessage, sideOf } from './conversation.ts';
import { MAIL_AFTER_MS, messageEvent, messageNotification, peopleOf, settledEvent } from './conversation-events.ts';

/** Time for which the other person keeps a conversation with a deleted account. */
export const KEPT_AFTER_ERASURE_MS = 90 * DAY_MS;
/** Maximum number of messages that wait to be copied; more means that the store refuses the copies. */
const MAX_IN_TAIL = 200;
const NO_ID = '0'.repeat(24);
/** Name of a person whose account is deleted. */
const FORMER = 'Former customer';

/** Blocks and suspensions that hold between the two people at the moment of the command. */
export type Standing = { blockedBy: readonly Side[]; suspended: readonly Side[] };

export type Send = {
  kind: 'send';
  side: Side;
  text: string;
  clientId: string;
  images?: readonly ReviewPicture[];
  now: Date;
  standing: Standing;
  /** Message with this `clientId` among the copied messages. */
  earlier?: StoredMessage | undefined;
  /** Conversation to create; absent to continue one only. */
  begin?: { _id: string; about: About; buyer: string; seller: string; names: Record<Side, string> };
};
type Deliver = { kind: 'deliver'; side: Side; upTo: number; now: Date };
/** `sentUpTo` is the number of messages of the other side up to `upTo`. Later messages do not change it. */
type Read = { kind: 'read'; side: Side; upTo: number; sentUpTo: number; now: Date };
type Hide = { kind: 'hide'; side: Side; now: Date };
type Erase = { kind: 'erase'; person: string; now: Date };
export type Command = Send | Deliver | Read | Hide | DeskCommand | Erase;
type Outcome = Decided<Conversation> | undefined;

const without = (list: readonly string[], id: string | undefined) => list.filter((candidate) => candidate !== id);
const withId = (list: readonly string[], id: string | undefined) =>
  id === undefined || list.includes(id) ? [...list] : [...list, id];

/** Returns the message of a client id that is stored already; a repeated request sends nothing. */
export const sentBefore = (
  state: Conversation | undefined,
  { side, clientId, earlier }: Pick<Send, 'side' | 'clientId' | 'earlier'>,
) => state?.tail.find((candidate) => candidate.by === side && candidate.clientId === clientId) ?? earlier;

function refuse(state: Conversation, { side, standing }: Send): void {
  const other = otherSide(side);
  if (state[side] === undefined) throw forbidden('This account was deleted.');
  if (state[other] === undefined) throw forbidden('This person has deleted their account.');
  const blocked = { code: 'BLOCKED' } as const;
  if (standing.blockedBy.includes(side))
    throw forbidden('You have blocked this person. Unblock them to write.', blocked);
  if (standing.blockedBy.includes(other)) throw forbidden('This person does not take messages from you.', blocked);
  if (standing.suspended.length > 0) throw forbidden('This account is suspended.', { code: 'SUSPENDED' });
  if (state.tail.length >= MAX_IN_TAIL) throw unavailable('Messages cannot be stored right now. Please try again.');
}

const zero = () => ({ buyer: 0, seller: 0 });

function emptyOf({ begin, side, now }: Send): Conversation | undefined {
  if (!begin) return undefined;
  const last = { seq: 1, by: side, text: '', at: now, clientId: '' };
  const counts = { sent: zero(), read: zero(), unread: zero(), hidden: zero() };
  const lists = { tail: [], shownTo: [], unreadFor: [], reports: [] };
  return {
    ...begin,
    ...counts,
    ...lists,
    readOn: {},
    last,
    seq: 0,
    looks: 0,
    mailed: {},
    createdAt: now,
    updatedAt: now,
    revision: 0,
  };
}

function send(before: Conversation | undefined, command: Send): Outcome {
  if (sentBefore(before, command)) return undefined;
  const start = before ?? emptyOf(command);
  if (!start) throw conflict('The conversation does not exist.');
  refuse(start, command);
  const { side, text, clientId, images = [], now, begin } = command;
  const other = otherSide(side);
  const message: StoredMessage = { seq: start.seq + 1, by: side, text, at: now, clientId };
  if (images.length > 0) message.images = [...images];
  const waited = side === 'seller' ? start.waitingSince : undefined;
  if (waited) message.answeredMs = Math.max(0, now.getTime() - waited.getTime());
  const lastMail = start.mailed[other];
  const isMailed = !lastMail || now.getTime() - lastMail.getTime() >= DAY_MS;
  const { waitingSince, ...rest } = start;
  const since = side === 'buyer' ? (waitingSince ?? now) : undefined;
  const state: Conversation = {
    ...rest,
    about: begin?.about ?? rest.about,
    ...(since && { waitingSince: since }),
    seq: message.seq,
    tail: [...start.tail, message],
    last: message,
    sent: { ...start.sent, [side]: start.sent[side] + 1 },
    unread: { ...start.unread, [other]: start.unread[other] + 1 },
    shownTo: peopleOf(start),
    unreadFor: withId(start.unreadFor, start[other]),
    mailed: isMailed ? { ...start.mailed, [other]: now } : start.mailed,
    updatedAt: now,
  };
  return {
    state,
    events: [
      messageEvent('message.sent', state, { side, seq: state.seq, now }),
      ...messageNotification(state, message, isMailed),
    ],
  };
}

/** Records that a page of a side has received the messages up to a position. */
function deliver(before: Conversation, { side, upTo, now }: Deliver): Outcome {
  const position = Math.min(upTo, before.seq);
  if (before.unread[side] === 0 || position <= deliveredTo(before, side)) return undefined;
  const state = { ...before, delivered: { ...before.delivered, [side]: position } };
  return { state, events: [messageEvent('message.delivered', state, { side, seq: position, now })] };
}

/** Returns the times of requested mails without the one that reading cancels, so that a later message is mailed. */
function mailedAfterReading({ mailed }: Conversation, side: Side, now: Date): Conversation['mailed'] {
  const at = mailed[side];
  if (!at || now.getTime() - at.getTime() >= MAIL_AFTER_MS) return mailed;
  const { [side]: _cancelled, ...others } = mailed;
  return others;
}

function read(before: Conversation, { side, upTo, sentUpTo, now }: Read): Outcome {
  const position = Math.min(upTo, before.seq);
  if (position <= before.read[side]) return undefined;
  const stillUnread = before.sent[otherSide(side)] - sentUpTo;
  const person = before[side];
  const isNew = ({ by, seq, readAt }: StoredMessage) => by !== side && seq <= position && !readAt;
  const state: Conversation = {
    ...before,
    tail: before.tail.map((entry) => (isNew(entry) ? { ...entry, readAt: now } : entry)),
    readOn: { ...before.readOn, [side]: now },
    read: { ...before.read, [side]: position },
    unread: { ...before.unread, [side]: stillUnread },
    unreadFor: stillUnread === 0 ? without(before.unreadFor, person) : before.unreadFor,
    mailed: stillUnread === 0 ? mailedAfterReading(before, side, now) : before.mailed,
  };
  const events: EventEnvelope[] = [messageEvent('message.read', state, { side, seq: position, now })];
  if (stillUnread === 0 && before.unread[side] > 0 && person !== undefined)
    events.push(settledEvent(before, person, now));
  return { state, events };
}

function hide(before: Conversation, { side, now }: Hide): Outcome {
  const person = before[side];
  const isRead = read(before, { kind: 'read', side, upTo: before.seq, sentUpTo: before.sent[otherSide(side)], now });
  const state = isRead?.state ?? before;
  const hidden = { ...state.hidden, [side]: state.seq };
  return { state: { ...state, hidden, shownTo: without(state.shownTo, person) }, events: isRead?.events ?? [] };
}

/** Removes id and name of a person. The other person keeps the conversation for 90 days. */
function erase(before: Conversation, { person, now }: Erase): Outcome {
  const side = sideOf(before, person);
  if (!side) return undefined;
  const isLast = before[otherSide(side)] === undefined;
  const withoutPictures = (sent: StoredMessage): StoredMessage => {
    const { images: _theirs, ...message } = sent;
    return sent.by === side ? message : sent;
  };
  const state: Conversation = {
    ...before,
    tail: before.tail.map(withoutPictures),
    last: withoutPictures(before.last),
    names: { ...before.names, [side]: FORMER },
    reports: before.reports.filter(({ by }) => by !== side),
    shownTo: without(before.shownTo, person),
    unreadFor: without(before.unreadFor, person),
    expiresAt: isLast ? now : new Date(now.getTime() + KEPT_AFTER_ERASURE_MS),
  };
  if (side === 'seller') {
    const { seller: _seller, ...thing } = before.about;
    // A store is named by the person who has it.
    state.about = thing.type === 'store' ? { type: 'store', id: NO_ID, name: FORMER } : thing;
  }
  if (before.settlement?.side === side) delete state.settlement;
  delete state[side];
  delete state.waitingSince;
  return { state };
}

/** Changes a conversation by a command. Returns undefined when nothing changes. */
export function decide(before: Conversation | undefined, command: Command): Outcome {
  if (command.kind === 'send') return send(before, command);
  if (!before) return undefined;
  switch (command.kind) {
    case 'deliver':
      return deliver(before, command);
    case 'read':
      return read(before, command);
    case 'hide':
      return hide(before, command);
    case 'erase':
      return erase(before, command);
    default:
      return decideAtDesk(before, command);
  }
}

/** Returns whether a person can write, as they see it. */
export function stateFor(conversation: Conversation, side: Side, { blockedBy, suspended }: Standing) {
  const other = otherSide(side);
  if (conversation[other] === undefined) return 'gone' as const;
  if (blockedBy.includes(side)) return 'blocked' as const;
  if (blockedBy.includes(other)) return 'refused' as const;
  return suspended.includes(other) ? ('suspended' as const) : ('open' as const);
}

/** Returns both sides by the ids of some people. */
export const sidesAmong = (conversation: Pick<Conversation, Side>, people: ReadonlySet<string>): Side[] =>
  SIDES.filter((side) => people.has(conversation[side] ?? ''));
