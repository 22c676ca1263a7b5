import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Db } from 'mongodb';

/** A session as it is listed. Access depends on its token alone. */
export type SessionRecord = {
  /** The token's `jti`. */
  _id: string;
  user: string;
  startedAt: Date;
  /** Time at which the password was entered last. */
  passwordAt: Date;
  /** Time at which a code of the second factor was entered last. */
  factorAt?: Date;
  lastUsedAt: Date;
  device: string;
  network: string;
  endedAt: Date | null;
  expiresAt: Date;
  /** Time until which the session may change the password, because the current one was just confirmed. */
  verifiedUntil?: Date;
};

type Ended = Pick<SessionRecord, '_id' | 'startedAt' | 'expiresAt'>;

/** Returns an ended session as other services receive it. */
export const asEnded = ({ _id, startedAt, expiresAt }: Ended) => ({
  session: _id,
  startedAt: startedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Returns a session in the form that people receive. */
export const toSession = ({ _id, device, network, startedAt, lastUsedAt }: SessionRecord) => ({
  _id,
  device,
  network,
  startedAt: startedAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
});

const sessionEnded = (session: Ended & { user: string }, now: Date) => ({
  pendingEvents: newEvent({
    type: 'session.ended',
    source: 'svc-identity',
    subject: session.user,
    now,
    data: asEnded(session),
  }),
});

/** Stores sessions, which people list and whose ends services read. */
export function createSessionsStore(db: Db, erased: ErasedPeople) {
  const sessions = db.collection<SessionRecord & { pendingEvents?: unknown[] }>('sessions');
  /** Removes personal data from the sessions of a person. The end of their tokens is kept until they expire. */
  const anonymize = (user: string) => sessions.updateMany({ user }, { $set: { user: '', device: '', network: '' } });
  const open = (user: string) => ({ user, endedAt: null });
  return {
    async ensureIndexes(): Promise<void> {
      await sessions.createIndexes([
        { key: { user: 1, endedAt: 1 } },
        { key: { endedAt: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
    },

    /** Stores a new session of a user who was just read. @throws gone when the account was deleted */
    async begin(session: SessionRecord): Promise<void> {
      await erased.guardLate(
        session.user,
        () => sessions.insertOne(session),
        () => sessions.deleteOne({ _id: session._id }),
      );
    },

    find: (id: string) => sessions.findOne({ _id: id }),

    listOf: (user: string) => sessions.find(open(user)).sort({ lastUsedAt: -1 }).limit(200).toArray(),

    /** Records the use, and the session itself if it has no record yet. @throws gone when the account was deleted */
    async touch({ _id, lastUsedAt, device, network, ...begun }: SessionRecord): Promise<void> {
      const write = () =>
        sessions.updateOne({ _id }, { $set: { lastUsedAt, device, network }, $setOnInsert: begun }, { upsert: true });
      await erased.guard(begun.user, write, () => anonymize(begun.user));
    },

    async recordPassword(id: string, at: Date, verifiedUntil: Date): Promise<void> {
      await sessions.updateOne({ _id: id }, { $set: { passwordAt: at, verifiedUntil } });
    },

    /** Whether the password was confirmed a short time ago. Each confirmation counts once. */
    async redeemVerification(id: string, now: Date): Promise<boolean> {
      const taken = { _id: id, verifiedUntil: { $gt: now } };
      const { modifiedCount } = await sessions.updateOne(taken, { $unset: { verifiedUntil: '' } });
      return modifiedCount === 1;
    },

    /** Ends a session and adds its event. Returns false when it has ended already. */
    async end(session: SessionRecord, at: Date): Promise<boolean> {
      const { modifiedCount } = await sessions.updateOne(
        { _id: session._id, ...open(session.user) },
        { $set: { endedAt: at }, $push: sessionEnded(session, at) },
      );
      return modifiedCount === 1;
    },

    async endAllOf(user: string, { from, except }: { from: Date; except?: string | undefined }): Promise<void> {
      await sessions.updateMany({ ...open(user), _id: { $ne: except ?? '' } }, { $set: { endedAt: from } });
    },

    /** Returns sessions that ended since a moment and have not expired. */
    endedSince: (since: Date, now: Date) =>
      sessions.find(
        { endedAt: { $gt: since }, expiresAt: { $gt: now } },
        { projection: { startedAt: 1, expiresAt: 1 } },
      ),
  };
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
