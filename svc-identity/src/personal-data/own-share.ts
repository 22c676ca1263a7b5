import { hash } from 'node:crypto';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import type { Db } from 'mongodb';
import type { Mail } from '../mail/letter.ts';
import type { PostOffice } from '../mail/post-office.ts';
import { toAnswer } from '../passkeys/passkey.rules.ts';
import { addressesOf, type UserRecord } from '../users/user.ts';
import type { ErasuresStore } from './erasures.store.ts';

/** Returns the id of the farewell, which does not name the person. */
const farewellId = (user: string): string => `deleted-${hash('sha256', user, 'base64url')}`;

/**
 * Returns the mail that lists what was deleted and what stays, as docs/security.md does. Its content is deleted once it
 * is sent.
 */
function accountDeletedMail({ _id, email }: Pick<UserRecord, '_id' | 'email'>): Mail {
  return {
    _id: farewellId(_id),
    to: email,
    forgetWhenSent: true,
    letter: {
      subject: 'Your account has been deleted',
      heading: 'Your account has been deleted',
      paragraphs: [
        'Your name, email and postal addresses, sessions, notifications, favorites, cart, store, pictures, and your conversations with the assistant and what you said of its answers are gone. Your items have left the shop.',
        'What stays: orders keep their items and amounts, as bookkeeping demands, without your name and address. Reviews keep their words, stars, size and fit, as by a former customer, without pictures. The words of your items are kept and shown to nobody. Orders and the audit trail keep the id of your account, and a hash of it stays for good, so that no later data about you is stored.',
        'Thank you for the time with us.',
      ],
    },
  };
}

/** Collections of this service that store data by user id. */
const BY_USER = ['notifications', 'mailTokens', 'reviewReminders'] as const;

const ANONYMIZED = { user: '', device: '', network: '' };

/** Exports and erases the share of this service in a person's data. */
export function createOwnShare(db: Db) {
  const of = (name: string) => db.collection<{ _id: string }>(name);
  const plain = { projection: { expiresAt: 0, changedAt: 0, mailAt: 0, verifiedUntil: 0, pendingEvents: 0 } };
  return {
    share: (user: UserRecord) => ({
      account: [
        {
          _id: user._id,
          fname: user.fname,
          lname: user.lname,
          email: user.email,
          createdAt: user.createdAt,
          activatedAt: user.activatedAt,
          nameChangedAt: user.nameChangedAt,
          emailChangedAt: user.emailChangedAt,
          emailChange: user.emailChange,
          mailChoices: user.mailChoices,
          roles: user.roles,
          suspended: user.suspended,
          furtherSuspensions: user.furtherSuspensions,
          secondFactor: user.secondFactor !== undefined,
          passkeys: toAnswer(user).passkeys,
        },
      ],
      sessions: of('sessions').find({ user: user._id }, plain),
      notifications: of('notifications').find({ user: user._id }, plain),
      reviewReminders: of('reviewReminders').find({ user: user._id }, plain),
      mails: of('mails').find({ to: { $in: addressesOf(user) } }, plain),
      newsletter: of('subscribers').find({ _id: { $in: addressesOf(user) } }),
    }),

    async erase(user: UserRecord): Promise<void> {
      const addresses = addressesOf(user);
      await Promise.all(BY_USER.map((name) => of(name).deleteMany({ user: user._id })));
      // The end of these tokens is kept until they expire, without their user.
      await of('sessions').updateMany({ user: user._id }, { $set: ANONYMIZED });
      await of('mailBooks').deleteOne({ _id: user._id });
      // Deletes links that were mailed before the person had an account, such as for the daily offers.
      await of('mailTokens').deleteMany({ address: { $in: addresses } });
      await of('subscribers').deleteMany({ _id: { $in: addresses } });
      await of('mails').deleteMany({
        // Another run may have posted the farewell already.
        _id: { $ne: farewellId(user._id) },
        $or: [{ to: { $in: addresses } }, { 'replyTo.address': { $in: addresses } }],
      });
    },
  };
}

export type OwnShare = ReturnType<typeof createOwnShare>;

type FinishDeps = {
  erased: Pick<ErasedPeople, 'record'>;
  ownShare: OwnShare;
  erasures: ErasuresStore;
  postOffice: Pick<PostOffice, 'post'>;
};

/**
 * Creates the function that finishes a deletion: it refuses later writes, erases this service's share, mails the
 * farewell, deletes the user.
 */
export const createFinishErasure =
  ({ erased, ownShare, erasures, postOffice }: FinishDeps) =>
  async (user: UserRecord): Promise<void> => {
    await erased.record(user._id);
    await ownShare.erase(user);
    await postOffice.post(accountDeletedMail(user));
    await erasures.deleteUser(user._id);
  };
