import { DAY_MS } from '@ethereal/contracts/durations';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Mail } from '../../mail/letter.ts';
import type { MailHistory } from './plan-mail.ts';

/** A decided mail, with the ids of its notifications. */
type DecidedMail = { mail: Mail; tells: string[] };

type MailBook = {
  /** Id of the user. */
  _id: string;
  /** Revision of the document. */
  version: number;
  topics: { topic: string; at: Date }[];
  sent: Date[];
  decided: DecidedMail | null;
  expiresAt: Date;
};

export type KnownBook = { version: number; history: MailHistory; decided: DecidedMail | null };

/** Milliseconds for which a book is kept; only its last hour counts. */
const KEPT_MS = DAY_MS;
const BLANK: KnownBook = { version: 0, history: { topics: {}, sent: [] }, decided: null };

/** Stores the recent mails of each person. A mail is decided in the write that counts it. */
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

    /** Decides a mail. Returns false when another instance decided first. */
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
      const stored = await unlessDuplicate(
        books.updateOne({ _id: user, version: known.version }, { $set: book }, { upsert: known.version === 0 }),
      );
      return stored !== undefined && stored.matchedCount + stored.upsertedCount === 1;
    },

    /** Clears the decided mail once it is in the mail queue. */
    async settle(user: string, mailId: string): Promise<void> {
      await books.updateOne({ _id: user, 'decided.mail._id': mailId }, { $set: { decided: null } });
    },
  };
}

export type MailBooksStore = ReturnType<typeof createMailBooksStore>;
