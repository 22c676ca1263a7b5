import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@ethereal/contracts/durations';
import { duplicatesOf } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Mail } from './letter.ts';

type State = 'waiting' | 'sent' | 'refused';

/** A mail in the mail queue. While an instance holds it, `dueAt` is the end of the lease. */
export type QueuedMail = Mail & {
  state: State;
  attempts: number;
  dueAt: Date;
  /** Id of the claim that took it last. */
  claim?: string;
  lastError?: string;
  /** Set once the mail is finished; until it expires, a second mail with this id is ignored. */
  expiresAt?: Date;
};

/** A mail that only this instance may send, until `dueAt`. */
export type ClaimedMail = Mail & Pick<QueuedMail, 'attempts' | 'dueAt'>;

/** Milliseconds of a lease: longer than a mail server takes for the mails of one instance. */
const LEASE_MS = 120_000;
/** Milliseconds for which a finished mail is kept. */
export const KEEP_DONE_MS = 7 * DAY_MS;

/** Fields that a finished mail with `forgetWhenSent` loses. Its id stays, so that a second mail with it is ignored. */
const CONTENT = { to: '', replyTo: '', oneClickLeave: '', letter: '', lastError: '', claim: '' } as const;

/** Stores outgoing mails until a mail server has accepted them. */
export function createMailQueue(db: Db) {
  const mails = db.collection<QueuedMail>('mails');
  const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);
  const doneFrom = (now: Date) => new Date(now.getTime() + KEEP_DONE_MS);
  /** Finishes mails. Their content is kept until they expire, except with `forgetWhenSent`. */
  async function finish(finished: readonly Mail[], state: State, now: Date, lastError?: string): Promise<void> {
    const done = { state, expiresAt: doneFrom(now) };
    const among = (some: readonly Mail[]) => ({ _id: { $in: some.map(({ _id }) => _id) } });
    const unkept = finished.filter(({ forgetWhenSent }) => forgetWhenSent);
    const kept = finished.filter(({ forgetWhenSent }) => !forgetWhenSent);
    if (unkept.length > 0) await mails.updateMany(among(unkept), { $set: done, $unset: CONTENT });
    if (kept.length > 0)
      await mails.updateMany(among(kept), {
        $set: { ...done, ...(lastError !== undefined && { lastError }) },
        $unset: { claim: '', ...(lastError === undefined && { lastError: '' }) },
      });
  }

  return {
    async ensureIndexes(): Promise<void> {
      await mails.createIndexes([
        { key: { state: 1, dueAt: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
        // The erasure of a person who wrote to the shop uses this index.
        { key: { 'replyTo.address': 1 }, sparse: true },
      ]);
    },

    /**
     * Adds mails, claims the first `claimCount` of them, and returns those. A mail whose id is stored already is left
     * unchanged.
     */
    async add(added: readonly Mail[], now: Date, claimCount = 0): Promise<ClaimedMail[]> {
      if (added.length === 0) return [];
      const waiting = added.map((mail, at) => ({
        ...mail,
        state: 'waiting' as const,
        ...(at < claimCount ? { attempts: 1, dueAt: leaseEnd(now) } : { attempts: 0, dueAt: now }),
      }));
      const known = await duplicatesOf(mails.insertMany(waiting, { ordered: false }));
      return waiting.filter((_, at) => at < claimCount && !known.has(at));
    },

    /**
     * Claims the `limit` mails that have been due longest, until the lease ends. `more` is true when others may be
     * due.
     */
    async claim(now: Date, limit: number): Promise<{ claimed: ClaimedMail[]; more: boolean }> {
      const DUE = { state: 'waiting', dueAt: { $lte: now } } as const;
      const due = await mails
        .find(DUE, { projection: { _id: 1 } })
        .sort({ dueAt: 1 })
        .limit(limit)
        .toArray();
      if (due.length === 0) return { claimed: [], more: false };
      const _id = { $in: due.map((mail) => mail._id) };
      const claim = randomUUID();
      await mails.updateMany({ _id, ...DUE }, { $set: { dueAt: leaseEnd(now), claim }, $inc: { attempts: 1 } });
      return { claimed: await mails.find({ _id, claim }).toArray(), more: due.length === limit };
    },

    /** Releases claimed mails that were not started, so that another instance may claim them at once. */
    async release(claimed: readonly ClaimedMail[], now: Date): Promise<void> {
      if (claimed.length === 0) return;
      const _id = { $in: claimed.map((mail) => mail._id) };
      await mails.updateMany(
        { _id, state: 'waiting' },
        { $set: { dueAt: now }, $inc: { attempts: -1 }, $unset: { claim: '' } },
      );
    },

    markSent: (sent: readonly Mail[], now: Date): Promise<void> => finish(sent, 'sent', now),

    /** Deletes every mail to these addresses. */
    async deleteTo(addresses: readonly string[]): Promise<void> {
      await mails.deleteMany({ to: { $in: [...addresses] } });
    },

    markRefused: (mail: Mail, lastError: string, now: Date): Promise<void> => finish([mail], 'refused', now, lastError),

    async retryAt(id: string, dueAt: Date, lastError: string): Promise<void> {
      await mails.updateOne({ _id: id, state: 'waiting' }, { $set: { dueAt, lastError } });
    },
  };
}

export type MailQueue = ReturnType<typeof createMailQueue>;
