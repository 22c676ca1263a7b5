import { newEvent } from '@ethereal/service-kit/events/event';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db, Filter, UpdateFilter } from 'mongodb';
import type { Mail } from '../mail/mail.ts';
import type { MailChoices } from '../notifications/preferences.ts';
import { lapsedBefore } from '../profile/email-change.ts';
import type { EmailChange, UserRecord } from './user.ts';

/** Somebody else has this email. */
export class EmailTaken extends Error {
  override name = 'EmailTaken';
}

/** Not being deleted. */
const HERE = { erasure: { $exists: false } };

/** No password has this hash. */
export const NO_PASSWORD = '';

/** Every session that began at or before `from` ends, but for the token `except`. */
export type EndOfSessions = { from: Date; except?: string | undefined };

const endOf = ({ from, except }: EndOfSessions) => ({
  tokensValidFrom: from,
  tokensValidExcept: except ?? null,
});

export const sessionsEnded = (user: string, { from, except }: EndOfSessions) =>
  newEvent({
    type: 'user.sessions-ended',
    source: 'svc-identity',
    subject: user,
    data: { from: from.toISOString(), except: except ?? null },
    now: from,
  });

const joined = ({ _id, createdAt }: UserRecord) =>
  newEvent({ type: 'user.joined', source: 'svc-identity', subject: _id, data: {}, now: createdAt });

const waitingFor = (email: string, now: Date) => ({
  'emailChange.to': email,
  'emailChange.at': { $gt: lapsedBefore(now) },
});

async function refusingDuplicates<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) throw new EmailTaken();
    throw error;
  }
}

/** Somebody, as far as mails and notifications are concerned. */
export type Told = Pick<UserRecord, 'email' | 'mailChoices'>;

/** Users in the database. A change and the mails that tell of it are one write. */
export function createUsersStore(db: Db) {
  const users = db.collection<UserRecord & { pendingEvents?: unknown[] }>('users');

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
        {
          key: { 'pendingMails._id': 1 },
          partialFilterExpression: { 'pendingMails._id': { $exists: true } },
        },
      ]);
    },

    /** With the event that tells of it. @throws EmailTaken */
    async create(user: UserRecord): Promise<void> {
      await refusingDuplicates(users.insertOne({ ...user, pendingEvents: [joined(user)] }));
    },

    find: (id: string) => users.findOne({ _id: id, ...HERE }),
    findByEmail: (email: string) => users.findOne({ email, ...HERE }),

    /** By the confirmed address, or by one that waits to be confirmed. */
    async findByLogin(email: string, now: Date): Promise<UserRecord | null> {
      return (
        (await users.findOne({ email, ...HERE })) ?? users.findOne({ ...waitingFor(email, now), ...HERE })
      );
    },

    /** Whether somebody has, or had lately, this as a confirmed address; one that waits keeps nobody out. */
    async isEmailHeld(email: string, now: Date): Promise<boolean> {
      const former = { formerEmails: { $elemMatch: { address: email, until: { $gt: now } } } };
      return (await users.findOne({ $or: [{ email }, former] }, { projection: { _id: 1 } })) !== null;
    },

    /** Whether somebody else than this user has the address, had it lately, or waits for it. */
    async isEmailWanted(email: string, exceptId: string, now: Date): Promise<boolean> {
      const former = { formerEmails: { $elemMatch: { address: email, until: { $gt: now } } } };
      const others = { _id: { $ne: exceptId }, $or: [{ email }, former, waitingFor(email, now)] };
      return (await users.findOne(others, { projection: { _id: 1 } })) !== null;
    },

    async isNameTaken(nameKey: string, exceptId: string): Promise<boolean> {
      return (await users.findOne({ nameKey, _id: { $ne: exceptId } }, { projection: { _id: 1 } })) !== null;
    },

    activate: (id: string, at: Date) => update({ _id: id, activatedAt: null }, { activatedAt: at }),

    /** False when the name was changed since `user` was read. */
    changeName(user: UserRecord, name: Pick<UserRecord, 'fname' | 'lname' | 'nameKey'>, at: Date) {
      return update({ _id: user._id, nameChangedAt: user.nameChangedAt }, { ...name, nameChangedAt: at });
    },

    /** False when the email was changed since `user` was read. @throws EmailTaken */
    async changeEmail(user: UserRecord, change: EmailChange, mails: Mail[]): Promise<boolean> {
      // Whoever waited for it in vain waits no more.
      await users.updateMany(
        { 'emailChange.to': change.to, 'emailChange.at': { $lte: lapsedBefore(change.at) } },
        { $unset: { emailChange: '' } },
      );
      return update(
        { _id: user._id, emailChangedAt: user.emailChangedAt },
        { emailChange: change, emailChangedAt: change.at },
        mails,
      );
    },

    /** The mailbox that waits was proven to be theirs. */
    async confirmEmail(id: string, to: string, at: Date): Promise<UserRecord | null> {
      return users.findOneAndUpdate(
        { _id: id, 'emailChange.to': to },
        { $set: { 'emailChange.confirmedAt': at } },
        { returnDocument: 'after' },
      );
    },

    /** Those whose confirmed address may take its place by now. */
    withRipeEmail: (now: Date, atMost: number) =>
      users
        .find({
          'emailChange.to': { $exists: true },
          'emailChange.confirmedAt': { $gt: new Date(0) },
          'emailChange.effectiveAt': { $lte: now },
        })
        .limit(atMost)
        .toArray(),

    /** The confirmed address takes its place. @throws EmailTaken when somebody has activated an account with it */
    async adoptEmail({ _id, email, emailChange }: UserRecord, former: { address: string; until: Date }) {
      if (!emailChange) return;
      // A sign-up that was never activated has not shown that the mailbox is theirs; this user has.
      await users.deleteOne({ email: emailChange.to, activatedAt: null, _id: { $ne: _id } });
      await refusingDuplicates(
        users.updateOne(
          { _id, email, 'emailChange.to': emailChange.to },
          {
            $set: { email: emailChange.to },
            $unset: { emailChange: '' },
            $push: { formerEmails: former },
          },
        ),
      );
    },

    async dropEmailChange(id: string, to: string): Promise<void> {
      await users.updateOne({ _id: id, 'emailChange.to': to }, { $unset: { emailChange: '' } });
    },

    /** The old address is the only one again, no password opens the account, and no session goes on. */
    async undoEmailChange(id: string, email: string, end: EndOfSessions, mails: Mail[]): Promise<boolean> {
      const { matchedCount } = await refusingDuplicates(
        users.updateOne(
          { _id: id },
          {
            $set: { email, passwordHash: NO_PASSWORD, emailChangedAt: null, ...endOf(end) },
            $unset: { emailChange: '' },
            $pull: { formerEmails: { address: email } },
            $push: { pendingMails: { $each: mails }, pendingEvents: sessionsEnded(id, end) },
          },
        ),
      );
      return matchedCount === 1;
    },

    /** With the password every session ends that began before, in the same write. */
    async setPassword(id: string, passwordHash: string, end: EndOfSessions, mails: Mail[]): Promise<void> {
      await users.updateOne(
        { _id: id },
        {
          $set: { passwordHash, ...endOf(end) },
          $push: { pendingMails: { $each: mails }, pendingEvents: sessionsEnded(id, end) },
        },
      );
    },

    /** Whose sessions were ended as a whole since a moment. */
    endedSince: (since: Date) =>
      users.find(
        { tokensValidFrom: { $gt: since } },
        { projection: { tokensValidFrom: 1, tokensValidExcept: 1 } },
      ),

    /** How those who are here are told of things, by id. */
    async findTold(ids: readonly string[]): Promise<Map<string, Told>> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const found = await users
        .find({ _id: { $in: wanted }, ...HERE }, { projection: { email: 1, mailChoices: 1 } })
        .toArray();
      return new Map(found.map((user) => [user._id, user]));
    },

    async setMailChoices(id: string, choices: MailChoices): Promise<void> {
      const set = Object.fromEntries(
        Object.entries(choices).map(([type, mailed]) => [`mailChoices.${type}`, mailed]),
      );
      if (Object.keys(set).length > 0) await users.updateOne({ _id: id }, { $set: set });
    },

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
