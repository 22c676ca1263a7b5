import type { Side } from '@ethereal/contracts/messages';
import type { Db } from 'mongodb';
import { type Conversation, otherSide, type StoredMessage } from './conversation.ts';

type MessageDocument = StoredMessage & {
  /** `<conversation>:<seq>` */
  _id: string;
  conversation: string;
  /** Seller whose answer this is, for the time in which they answer. */
  answerOf?: string;
};

const toMessage = ({ _id, conversation: _c, answerOf: _a, ...message }: MessageDocument): StoredMessage => message;

const copiesOf = ({ _id, tail, seller }: Conversation) =>
  tail.map((message) => {
    const isAnswer = message.answeredMs !== undefined && seller !== undefined;
    const { readAt, ...sent } = message;
    const document = { ...sent, conversation: _id, ...(isAnswer && { answerOf: seller }) };
    const filter = { _id: `${_id}:${message.seq}` };
    const update = { $setOnInsert: document, ...(readAt && { $set: { readAt } }) };
    return { updateOne: { filter, update, upsert: true } };
  });

/** Stores copies of all messages; the newest may be in the tail of their conversation only. */
export function createMessagesStore(db: Db) {
  const messages = db.collection<MessageDocument>('messages');
  return {
    async ensureIndexes(): Promise<void> {
      await messages.createIndexes([
        { key: { conversation: 1, seq: 1 }, unique: true },
        { key: { conversation: 1, by: 1, clientId: 1 }, unique: true },
        { key: { answerOf: 1, at: 1 }, partialFilterExpression: { answerOf: { $exists: true } } },
      ]);
    },

    /** Copies the tails of conversations. Idempotent. */
    async copy(conversations: readonly Conversation[]): Promise<void> {
      await messages.bulkWrite(conversations.flatMap(copiesOf), { ordered: false });
    },

    async byClientId(conversation: string, by: Side, clientId: string): Promise<StoredMessage | undefined> {
      const found = await messages.findOne({ conversation, by, clientId });
      return found ? toMessage(found) : undefined;
    },

    /** Returns messages between two positions, newest first: copies, and those of the tail. */
    async list(
      { _id, tail }: Conversation,
      range: { after: number; before: number; limit: number },
    ): Promise<StoredMessage[]> {
      const seq = { $gt: range.after, $lt: range.before };
      const copied = await messages.find({ conversation: _id, seq }).sort({ seq: -1 }).limit(range.limit).toArray();
      const bySeq = new Map(copied.map((entry) => [entry.seq, toMessage(entry)]));
      for (const entry of tail) if (entry.seq > range.after && entry.seq < range.before) bySeq.set(entry.seq, entry);
      return [...bySeq.values()].toSorted((a, b) => b.seq - a.seq).slice(0, range.limit);
    },

    /** Returns the ids of the conversations of which a message after a position has this text. */
    withText: (ranges: readonly { _id: string; after: number }[], text: { $regex: string }): Promise<string[]> =>
      messages.distinct('conversation', {
        $or: ranges.map(({ _id, after }) => ({ conversation: _id, seq: { $gt: after }, text })),
      }),

    /** Returns the number of messages for a side after a position. */
    async unreadAfter({ _id, seq, tail }: Conversation, side: Side, position: number): Promise<number> {
      const by = otherSide(side);
      // Messages that were sent after the conversation was read may be among the copies.
      const first = tail[0]?.seq ?? seq + 1;
      const copied = await messages.countDocuments({ conversation: _id, by, seq: { $gt: position, $lt: first } });
      return copied + tail.filter((candidate) => candidate.by === by && candidate.seq > position).length;
    },

    /** Marks the copies of the messages of one side up to a position as read. */
    async markRead(conversation: string, by: Side, position: number, readAt: Date): Promise<void> {
      const unread = { conversation, by, seq: { $lte: position }, readAt: { $exists: false } };
      await messages.updateMany(unread, { $set: { readAt } });
    },

    /** Returns the messages of a conversation that have pictures. */
    async withPictures({ _id, tail }: Pick<Conversation, '_id' | 'tail'>): Promise<StoredMessage[]> {
      const copied = await messages.find({ conversation: _id, 'images.0': { $exists: true } }).toArray();
      return [...copied.map(toMessage), ...tail.filter(({ images }) => images)];
    },

    /** Removes the pictures of one side from the copies. */
    async dropPictures(conversation: string, by: Side): Promise<void> {
      await messages.updateMany({ conversation, by, 'images.0': { $exists: true } }, { $unset: { images: '' } });
    },

    /** Returns how long buyers waited for a seller's newest answers since a moment, in milliseconds. */
    async waitedFor(seller: string, since: Date): Promise<number[]> {
      const projection = { answeredMs: 1 };
      const answers = messages.find({ answerOf: seller, at: { $gte: since } }, { projection }).sort({ at: -1 });
      return (await answers.limit(1000).toArray()).flatMap(({ answeredMs }) => answeredMs ?? []);
    },

    /** Removes the person from the answers that count for them. */
    async anonymizeAnswers(person: string): Promise<void> {
      await messages.updateMany({ answerOf: person }, { $unset: { answerOf: '' } });
    },

    async deleteOf(conversation: string): Promise<void> {
      await messages.deleteMany({ conversation });
    },
  };
}

export type MessagesStore = ReturnType<typeof createMessagesStore>;
