import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Mail } from '../../mail/index.ts';
import type { MailHistory } from './plan-mail.ts';

/** A mail that is decided on, with the notifications that it tells of. */
type DecidedMail = { mail: Mail; tells: string[] };

type MailBook = {
  /** The user. */
  _id: string;
  /** Counts up with every change. */
  version: number;
  topics: { topic: string; at: Date }[];
  sent: Date[];
  decided: DecidedMail | null;
  expiresAt: Date;
};

export type KnownBook = { version: number; history: MailHistory; decided: DecidedMail | null };

/** Beyond an hour a book says nothing. */
const KEPT_MS = 24 * 3_600_000;
const BLANK: KnownBook = { version: 0, history: { topics: {}, sent: [] }, decided: null };

/** What each person was mailed lately: a mail is decided on in the write that counts it. */
export function createMailBooksStore(db: Db) {
  const books = db.collection<MailBook>('mailBooks');
  return {
    async ensureIndexes(): Promise<void> {
      await books.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },

    async find(user: string): Promise<KnownBook> {
      const book = await books.findOne({ _id: user });
      if (!book) return BLANK;
      const topics = Object.fromEntries(book.topics.map(({ topic, at }) => [topic, at]));
      return { version: book.version, history: { topics, sent: book.sent }, decided: book.decided };
    },

    /** False when somebody else was quicker. */
    async decide(
      user: string,
      known: KnownBook,
      { history, decided, now }: { history: MailHistory; decided: DecidedMail; now: Date },
    ): Promise<boolean> {
      const book = {
        version: known.version + 1,
        topics: Object.entries(history.topics).map(([topic, at]) => ({ topic, at })),
        sent: [...history.sent],
        decided,
        expiresAt: new Date(now.getTime() + KEPT_MS),
      };
      try {
        const { matchedCount, upsertedCount } = await books.updateOne(
          { _id: user, version: known.version },
          { $set: book },
          { upsert: known.version === 0 },
        );
        return matchedCount + upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** The decided mail is in the mail queue. */
    async settle(user: string, mailId: string): Promise<void> {
      await books.updateOne({ _id: user, 'decided.mail._id': mailId }, { $set: { decided: null } });
    },
  };
}

export type MailBooksStore = ReturnType<typeof createMailBooksStore>;
