import { newEvent } from '@ethereal/service-kit/events/event';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Collection, Filter, UpdateFilter } from 'mongodb';
import type { Mail } from '../mail/letter.ts';
import type { Distrusted } from './account.rules.ts';
import { lapsedBefore } from './email-change.rules.ts';
import type { UserRecord } from './user.ts';

export type Users = Collection<UserRecord & { pendingEvents?: unknown[] }>;

/** Thrown when another account has this email. */
export class EmailTaken extends Error {
  override name = 'EmailTaken';
}

/** Filter for accounts that are not being deleted. */
export const NOT_DELETED = { erasure: { $exists: false } };

/** A hash that no password matches. */
export const NO_PASSWORD = '';

/** Ends every session that began at or before `from`, except the token `except`. */
export type EndOfSessions = { from: Date; except?: string | undefined };

/** Returns the fields of a user by which all sessions end but one. */
export const endOf = ({ from, except }: EndOfSessions) => ({
  tokensValidFrom: from,
  tokensValidExcept: except ?? null,
});

/** Creates the event of ended sessions. */
export const sessionsEnded = (user: string, { from, except }: EndOfSessions) =>
  newEvent({
    type: 'user.sessions-ended',
    source: 'svc-identity',
    subject: user,
    data: { from: from.toISOString(), except: except ?? null },
    now: from,
  });

/** Returns the filter of users whose change to this address can still be confirmed. */
export const waitingFor = (email: string, now: Date) => ({
  'emailChange.to': email,
  'emailChange.at': { $gt: lapsedBefore(now) },
});

/** Converts a duplicate key into `EmailTaken`. @throws EmailTaken */
export async function refusingDuplicates<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) throw new EmailTaken();
    throw error;
  }
}

/**
 * Filter for the second factor as it was read: the write of a decision on it fails when another write changed it since.
 */
export const factorAsRead = ({ secondFactor }: UserRecord): Filter<UserRecord> =>
  secondFactor ? { 'secondFactor.secret': secondFactor.secret } : { secondFactor: { $exists: false } };

/** Fields to unset with a reset or an undone change of email. */
export const unsetDistrusted = ({ secondFactor, emailChange }: Distrusted) => ({
  proposedFactor: '' as const,
  ...(secondFactor && { secondFactor: '' as const }),
  ...(emailChange && { emailChange: '' as const }),
});

/** Passkeys to pull with a reset or an undone change of email. */
export const pulledPasskeys = ({ passkeysSince: since }: Distrusted) =>
  since ? { passkeys: { createdAt: { $gt: since } } } : {};

/** Updates a user and adds the mails in the same write. Returns whether the filter matched. @throws EmailTaken */
export async function updateUser(
  users: Users,
  filter: Filter<UserRecord>,
  set: Partial<UserRecord>,
  mails: Mail[] = [],
): Promise<boolean> {
  const change: UpdateFilter<UserRecord> = { $set: set };
  if (mails.length > 0) change.$push = { pendingMails: { $each: mails } };
  const { matchedCount } = await refusingDuplicates(users.updateOne(filter, change));
  return matchedCount === 1;
}
