import type { Side } from '@ethereal/contracts/messages';
import { workOnEach } from '@ethereal/service-kit/each';
import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { WithPendingEvents } from '@ethereal/service-kit/events/pulls';
import { containing } from '@ethereal/service-kit/fold';
import { gather } from '@ethereal/service-kit/gather';
import { olderThan, type PageStart } from '@ethereal/service-kit/paging';
import { saveRevision } from '@ethereal/service-kit/write';
import type { Db, Filter } from 'mongodb';
import { type Conversation, type StoredMessage, sideOf } from './conversation.ts';
import type { MessagesStore } from './messages.store.ts';

/** Name of the collection of conversations. */
export const CONVERSATIONS = 'conversations';

type Stored = Conversation & WithPendingEvents;

/** A conversation as a write loads it, with the copied message of the command's client id. */
export type Loaded = { conversation: Conversation | undefined; earlier: StoredMessage | undefined };

type ListOptions = {
  unread: boolean;
  side: Side | undefined;
  search: string | undefined;
  after: PageStart | undefined;
  limit: number;
};

/** Number of a person's newest conversations that a search in texts covers. */
const SEARCHED_CONVERSATIONS = 200;
/** Number of the newest messages of each conversation that a search in texts covers. */
const SEARCHED_MESSAGES = 200;

/** Time by which the desk's lists are sorted. */
const DESK = { open: 'reportedAt', decided: 'settlement.at' } as const;

const plain = { projection: { pendingEvents: 0 } };

type Filters = Omit<ListOptions, 'limit'> & {
  /** Ids of the conversations in whose texts the search was found. */
  withText: readonly string[];
};

function filtersOf(person: string, { unread, side, search, after, withText }: Filters): Filter<Stored>[] {
  const filters: Filter<Stored>[] = [{ shownTo: person }, olderThan('updatedAt', after)];
  if (unread) filters.push({ unreadFor: person });
  if (side) filters.push({ [side]: person });
  if (search) {
    const pattern = containing(search);
    const inNames = [
      { buyer: person, 'names.seller': pattern },
      { seller: person, 'names.buyer': pattern },
    ];
    filters.push({ $or: [{ _id: { $in: [...withText] } }, { 'about.name': pattern }, ...inNames] });
  }
  return filters;
}

export type ConversationsStore = ReturnType<typeof createConversationsStore>;

/** Stores conversations with their newest messages. */
export function createConversationsStore(db: Db, messages: MessagesStore) {
  const conversations = db.collection<Stored>(CONVERSATIONS);
  const find = gather(async (ids: readonly string[]): Promise<(Conversation | undefined)[]> => {
    const found = await conversations.find({ _id: { $in: [...new Set(ids)] } }, plain).toArray();
    const byId = new Map(found.map((entry) => [entry._id, entry]));
    return ids.map((id) => byId.get(id));
  });

  /** Copies the tails of conversations, then removes them there. Idempotent, also while others write. */
  async function archive(all: readonly Conversation[]): Promise<void> {
    const pulls = all.flatMap(({ _id, tail }) => {
      const last = tail.at(-1);
      return last ? [{ updateOne: { filter: { _id }, update: { $pull: { tail: { seq: { $lte: last.seq } } } } } }] : [];
    });
    if (pulls.length === 0) return;
    await messages.copy(all);
    await conversations.bulkWrite(pulls, { ordered: false });
  }

  /** Returns the ids of the newest conversations in whose newest texts a person's search is found. */
  async function withText(person: string, search: string): Promise<string[]> {
    const projection = { buyer: 1, seller: 1, seq: 1, hidden: 1 };
    const newest = conversations.find({ shownTo: person }, { projection }).sort({ updatedAt: -1, _id: -1 });
    const ranges = (await newest.limit(SEARCHED_CONVERSATIONS).toArray()).flatMap((entry) => {
      const side = sideOf(entry, person);
      return side ? [{ _id: entry._id, after: Math.max(entry.hidden[side], entry.seq - SEARCHED_MESSAGES) }] : [];
    });
    if (ranges.length === 0) return [];
    const text = containing(search);
    const inTail = conversations.find(
      { $or: ranges.map(({ _id, after }) => ({ _id, tail: { $elemMatch: { seq: { $gt: after }, text } } })) },
      { projection: { _id: 1 } },
    );
    const [copied, tails] = await Promise.all([messages.withText(ranges, text), inTail.toArray()]);
    return [...copied, ...tails.map(({ _id }) => _id)];
  }

  return {
    async ensureIndexes(): Promise<void> {
      const present = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } });
      await conversations.createIndexes([
        { key: { shownTo: 1, updatedAt: -1, _id: -1 } },
        { key: { unreadFor: 1, updatedAt: -1, _id: -1 } },
        { key: { buyer: 1 } },
        { key: { seller: 1 } },
        { key: { 'tail.seq': 1 }, ...present('tail.seq') },
        ...Object.values(DESK).map((field) => ({ key: { [field]: -1 as const, _id: -1 as const }, ...present(field) })),
        { key: { expiresAt: 1 }, ...present('expiresAt') },
      ]);
    },

    find,
    archive,

    /**
     * Reads what a command needs. The conversation, unless `read` is one, is read first: a message that has left its
     * tail by then is among the copies.
     */
    async load(
      { _id, side, clientId }: { _id: string; side?: Side; clientId?: string },
      read?: Conversation,
    ): Promise<Loaded> {
      const conversation = read ?? (await find(_id));
      const isSent = conversation !== undefined && side !== undefined && clientId !== undefined;
      return { conversation, earlier: isSent ? await messages.byClientId(_id, side, clientId) : undefined };
    },

    async save(
      { conversation: before }: Loaded,
      { state, events = [] }: { state: Loaded; events?: readonly EventEnvelope[] },
    ): Promise<Loaded | undefined> {
      if (!state.conversation) return undefined;
      const conversation = await saveRevision<Conversation>(conversations, before, {
        state: state.conversation,
        events,
      });
      return conversation && { conversation, earlier: state.earlier };
    },

    /** Copies the tails that a crash left. */
    async archiveTails(): Promise<void> {
      await workOnEach(conversations.find({ 'tail.seq': { $exists: true } }, plain), (left) => archive([left]));
    },

    async list(person: string, options: ListOptions): Promise<Conversation[]> {
      const found = options.search === undefined ? [] : await withText(person, options.search);
      return conversations
        .find({ $and: filtersOf(person, { ...options, withText: found }) }, plain)
        .sort({ updatedAt: -1, _id: -1 })
        .limit(options.limit)
        .toArray();
    },

    /** Returns the number of unread messages in the conversations that a person's list shows. */
    async unreadOf(person: string): Promise<number> {
      const own = { $cond: [{ $eq: ['$buyer', person] }, '$unread.buyer', '$unread.seller'] };
      const sums = conversations.aggregate<{ count: number }>([
        { $match: { unreadFor: person, shownTo: person } },
        { $group: { _id: null, count: { $sum: own } } },
      ]);
      return (await sums.next())?.count ?? 0;
    },

    /** Returns conversations that wait for the desk, or those that it has settled, the latest first. */
    reported: (state: 'open' | 'decided', limit: number, after: PageStart | undefined): Promise<Conversation[]> =>
      conversations
        .find({ $and: [{ [DESK[state]]: { $exists: true } }, olderThan(DESK[state], after)] }, plain)
        .sort({ [DESK[state]]: -1, _id: -1 })
        .limit(limit)
        .toArray(),

    async idsOf(person: string): Promise<string[]> {
      const found = conversations.find({ $or: [{ buyer: person }, { seller: person }] }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },

    /**
     * Deletes the conversations whose time is over, each after `before`. A failure of one leaves it for the next
     * run and does not stop the others. @throws the first failure, at the end
     */
    async deleteExpired(now: Date, before: (over: Conversation) => Promise<void>): Promise<void> {
      await workOnEach(conversations.find({ expiresAt: { $lte: now } }, plain), async (over) => {
        await before(over);
        await messages.deleteOf(over._id);
        await conversations.deleteOne({ _id: over._id, expiresAt: { $lte: now } });
      });
    },
  };
}
