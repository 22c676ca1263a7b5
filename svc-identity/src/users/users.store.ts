import { newEvent } from '@ethereal/service-kit/events/event';
import type { Db } from 'mongodb';
import type { Mail } from '../mail/letter.ts';
import type { Distrusted } from './account.rules.ts';
import { emailChanges } from './email-changes.store.ts';
import type { MailChoices } from './preferences.ts';
import type { UserRecord } from './user.ts';
import {
  type EndOfSessions,
  endOf,
  factorAsRead,
  NOT_DELETED,
  pulledPasskeys,
  refusingDuplicates,
  sessionsEnded,
  type Users,
  unsetDistrusted,
  updateUser,
  waitingFor,
} from './user-updates.ts';

/**
 * The functions of the store for mails that were written together with a change of a user and are not yet in the mail
 * queue.
 */
function pendingMails(users: Users) {
  return {
    /** Returns users with mails that wait to be moved to the mail queue. */
    withPendingMails(limit: number): Promise<Pick<UserRecord, '_id' | 'pendingMails'>[]> {
      return users
        .find({ 'pendingMails._id': { $exists: true } }, { projection: { pendingMails: 1 } })
        .limit(limit)
        .toArray();
    },

    async removePendingMails(id: string, mails: readonly Mail[]): Promise<void> {
      const ids = mails.map((mail) => mail._id);
      await users.updateOne({ _id: id }, { $pull: { pendingMails: { _id: { $in: ids } } } });
    },
  };
}

const joined = ({ _id, createdAt }: UserRecord) =>
  newEvent({ type: 'user.joined', source: 'svc-identity', subject: _id, data: {}, now: createdAt });

/** The part of a user that mails and notifications need. */
export type Recipient = Pick<UserRecord, 'email' | 'mailChoices'>;

/** Stores users. A change and its mails are one write. */
export function createUsersStore(db: Db) {
  const users: Users = db.collection('users');

  return {
    ...emailChanges(users),
    ...pendingMails(users),

    async ensureIndexes(): Promise<void> {
      await users.createIndexes([
        { key: { email: 1 }, unique: true },
        { key: { nameKey: 1 } },
        {
          key: { 'emailChange.to': 1 },
          unique: true,
          partialFilterExpression: { 'emailChange.to': { $exists: true } },
        },
        { key: { 'formerEmails.address': 1 }, sparse: true },
        { key: { tokensValidFrom: 1 }, sparse: true },
        { key: { roles: 1 }, sparse: true },
        {
          key: { 'pendingMails._id': 1 },
          partialFilterExpression: { 'pendingMails._id': { $exists: true } },
        },
      ]);
    },

    /** Stores a new user together with its event. @throws EmailTaken */
    async create(user: UserRecord): Promise<void> {
      await refusingDuplicates(users.insertOne({ ...user, pendingEvents: [joined(user)] }));
    },

    find: (id: string) => users.findOne({ _id: id, ...NOT_DELETED }),
    findByEmail: (email: string) => users.findOne({ email, ...NOT_DELETED }),

    /** Returns the user with this confirmed address, or with a pending change to it. */
    async findByLogin(email: string, now: Date): Promise<UserRecord | null> {
      return (
        (await users.findOne({ email, ...NOT_DELETED })) ?? users.findOne({ ...waitingFor(email, now), ...NOT_DELETED })
      );
    },

    /** Whether this is, or was recently, a confirmed address. A pending change reserves nothing. */
    async isEmailHeld(email: string, now: Date): Promise<boolean> {
      const former = { formerEmails: { $elemMatch: { address: email, until: { $gt: now } } } };
      return (await users.findOne({ $or: [{ email }, former] }, { projection: { _id: 1 } })) !== null;
    },

    /** Whether another user has the address, had it recently, or has a pending change to it. */
    async isEmailClaimed(email: string, exceptId: string, now: Date): Promise<boolean> {
      const former = { formerEmails: { $elemMatch: { address: email, until: { $gt: now } } } };
      const others = { _id: { $ne: exceptId }, $or: [{ email }, former, waitingFor(email, now)] };
      return (await users.findOne(others, { projection: { _id: 1 } })) !== null;
    },

    async isNameTaken(nameKey: string, exceptId: string): Promise<boolean> {
      return (await users.findOne({ nameKey, _id: { $ne: exceptId } }, { projection: { _id: 1 } })) !== null;
    },

    activate: (id: string, at: Date) => updateUser(users, { _id: id, activatedAt: null }, { activatedAt: at }),

    /** Returns false when the name was changed since `user` was read. */
    changeName({ _id, nameChangedAt: before }: UserRecord, changed: UserRecord): Promise<boolean> {
      const { fname, lname, nameKey, nameChangedAt } = changed;
      return updateUser(users, { _id, nameChangedAt: before }, { fname, lname, nameKey, nameChangedAt });
    },

    /**
     * Sets the password and ends every session that began before, in one write. Returns false when the password was
     * changed since `user` was read.
     */
    async setPassword(
      { _id, passwordHash: before }: UserRecord,
      passwordHash: string,
      end: EndOfSessions,
      mails: Mail[],
    ): Promise<boolean> {
      const { matchedCount } = await users.updateOne(
        { _id, passwordHash: before },
        {
          $set: { passwordHash, ...endOf(end) },
          $push: { pendingMails: { $each: mails }, pendingEvents: sessionsEnded(_id, end) },
        },
      );
      return matchedCount === 1;
    },

    /**
     * Sets the password by a mailed link, removes what is distrusted, and ends every session, in one write.
     * Returns false when the second factor changed since `user` was read.
     */
    async resetPassword(
      user: UserRecord,
      passwordHash: string,
      { distrusted, end, mails }: { distrusted: Distrusted; end: EndOfSessions; mails: Mail[] },
    ): Promise<boolean> {
      const { matchedCount } = await users.updateOne(
        { _id: user._id, ...factorAsRead(user) },
        {
          $set: { passwordHash, ...(distrusted.emailChange && { emailChangedAt: null }), ...endOf(end) },
          $unset: unsetDistrusted(distrusted),
          $pull: pulledPasskeys(distrusted),
          $push: { pendingMails: { $each: mails }, pendingEvents: sessionsEnded(user._id, end) },
        },
      );
      return matchedCount === 1;
    },

    /** Returns users all of whose sessions were ended since a moment. */
    endedSince: (since: Date) =>
      users.find({ tokensValidFrom: { $gt: since } }, { projection: { tokensValidFrom: 1, tokensValidExcept: 1 } }),

    /** Returns the recipients of these ids that have an account. */
    async findRecipients(ids: readonly string[]): Promise<Map<string, Recipient>> {
      const uniqueIds = [...new Set(ids)];
      if (uniqueIds.length === 0) return new Map();
      const found = await users
        .find({ _id: { $in: uniqueIds }, ...NOT_DELETED }, { projection: { email: 1, mailChoices: 1 } })
        .toArray();
      return new Map(found.map((user) => [user._id, user]));
    },

    async setMailChoices(id: string, choices: MailChoices): Promise<void> {
      const set = Object.fromEntries(Object.entries(choices).map(([type, mailed]) => [`mailChoices.${type}`, mailed]));
      if (Object.keys(set).length > 0) await users.updateOne({ _id: id }, { $set: set });
    },

    /** Stores the same password with stronger parameters, unless the password was changed in the meantime. */
    async rehash(user: UserRecord, passwordHash: string): Promise<void> {
      await updateUser(users, { _id: user._id, passwordHash: user.passwordHash }, { passwordHash });
    },
  };
}

export type UsersStore = ReturnType<typeof createUsersStore>;
