import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Mail } from './mail.ts';

type State = 'waiting' | 'sent' | 'refused';

/** A mail in the outbox. While one replica sends it, `dueAt` is the end of its lease. */
type OutboxMail = Mail & {
  state: State;
  attempts: number;
  dueAt: Date;
  lastError?: string;
  /** Set when done; till then also keeps a second copy of the mail out. */
  expiresAt?: Date;
};

export type ClaimedMail = Mail & { attempts: number };

/** Longer than a mail server may take over one mail. */
const LEASE_MS = 120_000;
const KEEP_DONE_MS = 7 * 24 * 3_600_000;

/** Mails on their way out: kept until a mail server has taken them. */
export function createOutboxStore(db: Db) {
  const mails = db.collection<OutboxMail>('mails');

  const finish = async (id: string, state: State, now: Date, lastError?: string) => {
    if ((await mails.deleteOne({ _id: id, forgetWhenSent: true })).deletedCount > 0) return;
    const expiresAt = new Date(now.getTime() + KEEP_DONE_MS);
    await mails.updateOne({ _id: id }, { $set: { state, expiresAt, lastError } });
  };

  return {
    async ensureIndexes(): Promise<void> {
      await mails.createIndexes([
        { key: { state: 1, dueAt: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
    },

    /** Adds mails; one that is there already, by its id, is left as it is. */
    async add(added: readonly Mail[], now: Date): Promise<void> {
      if (added.length === 0) return;
      const waiting = added.map((mail) => ({ ...mail, state: 'waiting' as const, attempts: 0, dueAt: now }));
      try {
        await mails.insertMany(waiting, { ordered: false });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Takes the mail that is due longest; nobody else gets it before the lease ends. */
    async claim(now: Date): Promise<ClaimedMail | undefined> {
      const claimed = await mails.findOneAndUpdate(
        { state: 'waiting', dueAt: { $lte: now } },
        { $set: { dueAt: new Date(now.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      );
      return claimed ?? undefined;
    },

    markSent: (id: string, now: Date) => finish(id, 'sent', now),
    markRefused: (id: string, reason: string, now: Date) => finish(id, 'refused', now, reason),

    async retryAt(id: string, dueAt: Date, lastError: string): Promise<void> {
      await mails.updateOne({ _id: id, state: 'waiting' }, { $set: { dueAt, lastError } });
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;
