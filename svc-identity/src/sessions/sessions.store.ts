import type { Db } from 'mongodb';

/** A session as it is listed; its token alone lets anybody in. */
export type SessionRecord = {
  /** The token's `jti`. */
  _id: string;
  user: string;
  startedAt: Date;
  /** When the password was entered last. */
  passwordAt: Date;
  lastUsedAt: Date;
  device: string;
  network: string;
  endedAt: Date | null;
  expiresAt: Date;
};

/** Sessions in the database: for people to see theirs, and to restore what Redis lost. */
export function createSessionsStore(db: Db) {
  const sessions = db.collection<SessionRecord>('sessions');
  const open = (user: string) => ({ user, endedAt: null });
  return {
    async ensureIndexes(): Promise<void> {
      await sessions.createIndexes([
        { key: { user: 1, endedAt: 1 } },
        { key: { endedAt: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
    },

    async begin(session: SessionRecord): Promise<void> {
      await sessions.insertOne(session);
    },

    find: (id: string) => sessions.findOne({ _id: id }),

    listOf: (user: string) => sessions.find(open(user)).sort({ lastUsedAt: -1 }).limit(200).toArray(),

    /** Notes the use; a session of before sessions were kept is kept from now on. */
    async touch({ _id, lastUsedAt, device, network, ...begun }: SessionRecord): Promise<void> {
      await sessions.updateOne(
        { _id },
        { $set: { lastUsedAt, device, network }, $setOnInsert: begun },
        { upsert: true },
      );
    },

    async passwordEntered(id: string, at: Date): Promise<void> {
      await sessions.updateOne({ _id: id }, { $set: { passwordAt: at } });
    },

    async end(id: string, user: string, at: Date): Promise<SessionRecord | undefined> {
      const ended = await sessions.findOneAndUpdate({ _id: id, ...open(user) }, { $set: { endedAt: at } });
      return ended ?? undefined;
    },

    async endAllOf(
      user: string,
      { from, except }: { from: Date; except?: string | undefined },
    ): Promise<void> {
      await sessions.updateMany({ ...open(user), _id: { $ne: except ?? '' } }, { $set: { endedAt: from } });
    },

    /** Ended and not yet expired. */
    ended: (now: Date) =>
      sessions.find(
        { endedAt: { $gt: new Date(0) }, expiresAt: { $gt: now } },
        { projection: { expiresAt: 1 } },
      ),
  };
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
