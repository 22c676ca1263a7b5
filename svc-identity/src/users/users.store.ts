import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db, Filter, UpdateFilter } from 'mongodb';
import type { Mail } from '../mail/mail.ts';
import type { UserRecord } from './user.ts';

/** Somebody else has this email. */
export class EmailTaken extends Error {
  override name = 'EmailTaken';
}

async function refusingDuplicates<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) throw new EmailTaken();
    throw error;
  }
}

/** Users in the database. A change and the mails that tell of it are one write. */
export function createUsersStore(db: Db) {
  const users = db.collection<UserRecord>('users');

  async function update(
    filter: Filter<UserRecord>,
    set: Partial<UserRecord>,
    mails: Mail[] = [],
  ): Promise<boolean> {
    const change: UpdateFilter<UserRecord> = { $set: set };
    if (mails.length > 0) change.$push = { pendingMails: { $each: mails } };
    const { matchedCount } = await refusingDuplicates(users.updateOne(filter, change));
    return matchedCount === 1;
  }

  return {
    async createIndexes(): Promise<void> {
      await users.createIndexes([
        { key: { email: 1 }, unique: true },
        { key: { nameKey: 1 } },
        {
          key: { 'pendingMails._id': 1 },
          partialFilterExpression: { 'pendingMails._id': { $exists: true } },
        },
      ]);
    },

    /** @throws EmailTaken */
    async create(user: UserRecord): Promise<void> {
      await refusingDuplicates(users.insertOne(user));
    },

    find: (id: string) => users.findOne({ _id: id }),
    findByEmail: (email: string) => users.findOne({ email }),

    async isNameTaken(nameKey: string, exceptId: string): Promise<boolean> {
      return (await users.findOne({ nameKey, _id: { $ne: exceptId } }, { projection: { _id: 1 } })) !== null;
    },

    activate: (id: string, at: Date) => update({ _id: id, activatedAt: null }, { activatedAt: at }),

    /** False when the name was changed since `user` was read. */
    changeName(user: UserRecord, name: Pick<UserRecord, 'fname' | 'lname' | 'nameKey'>, at: Date) {
      return update({ _id: user._id, nameChangedAt: user.nameChangedAt }, { ...name, nameChangedAt: at });
    },

    /** False when the email was changed since `user` was read. @throws EmailTaken */
    changeEmail(user: UserRecord, email: string, at: Date, mails: Mail[]) {
      return update(
        { _id: user._id, emailChangedAt: user.emailChangedAt },
        { email, emailChangedAt: at },
        mails,
      );
    },

    setPassword: (id: string, passwordHash: string, mails: Mail[]) =>
      update({ _id: id }, { passwordHash }, mails),

    /** The same password under stronger parameters; a password that was changed meanwhile stays. */
    async rehash(user: UserRecord, passwordHash: string): Promise<void> {
      await update({ _id: user._id, passwordHash: user.passwordHash }, { passwordHash });
    },

    /** Mails written with a change, by user, that wait to be moved to the outbox. */
    withPendingMails(atMost: number): Promise<Pick<UserRecord, '_id' | 'pendingMails'>[]> {
      return users
        .find({ 'pendingMails._id': { $exists: true } }, { projection: { pendingMails: 1 } })
        .limit(atMost)
        .toArray();
    },

    async forgetPendingMails(id: string, mails: readonly Mail[]): Promise<void> {
      const ids = mails.map((mail) => mail._id);
      await users.updateOne({ _id: id }, { $pull: { pendingMails: { _id: { $in: ids } } } });
    },
  };
}

export type UsersStore = ReturnType<typeof createUsersStore>;
