import { MAX_MAILS } from '@ethereal/contracts/identity';
import type { Db } from 'mongodb';
import { KEEP_DONE_MS, type QueuedMail } from './mail-queue.store.ts';

/** Reads the mails of a person for the desk. */
export function createPersonsMailsStore(db: Db) {
  const mails = db.collection<QueuedMail>('mails');
  return {
    async ensureIndexes(): Promise<void> {
      await mails.createIndex({ to: 1, dueAt: -1 });
    },
    newestTo: (addresses: string[]): Promise<QueuedMail[]> =>
      mails
        .find({ to: { $in: addresses } })
        .sort({ dueAt: -1 })
        .limit(MAX_MAILS)
        .toArray(),
    find: (_id: string, addresses: string[]): Promise<QueuedMail | null> =>
      mails.findOne({ _id, to: { $in: addresses } }),
  };
}

export type PersonsMailsStore = ReturnType<typeof createPersonsMailsStore>;

/** Returns the time at which a mail was finished, or at which it is tried next. */
export const momentOf = ({ expiresAt, dueAt }: Pick<QueuedMail, 'expiresAt' | 'dueAt'>): Date =>
  expiresAt ? new Date(expiresAt.getTime() - KEEP_DONE_MS) : dueAt;
