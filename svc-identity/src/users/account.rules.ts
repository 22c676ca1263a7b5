import { DAY_MS } from '@ethereal/contracts/durations';
import type { UserRecord } from './user.ts';

/** Age in milliseconds up to which a reset of the password or an undone change of email removes a second factor. */
const YOUNG_MS = 14 * DAY_MS;

/** Milliseconds for which an entered password or code allows a change of the second factor. */
const RECENTLY_ENTERED_MS = 5 * 60_000;

/** Milliseconds in which a proposed second factor can be confirmed. */
const PROPOSAL_MS = 10 * 60_000;

/** Times at which a session last received the password, and a code of the second factor. */
export type Entered = { passwordAt: Date; factorAt: Date | undefined };

const isRecent = (at: Date | undefined, now: Date) =>
  at !== undefined && now.getTime() - at.getTime() < RECENTLY_ENTERED_MS;

/** Returns what a session still has to enter before it may change the second factor. */
export function missingFor(user: Pick<UserRecord, 'secondFactor'>, { passwordAt, factorAt }: Entered, now: Date) {
  return {
    password: !isRecent(passwordAt, now),
    code: user.secondFactor !== undefined && !isRecent(factorAt, now),
  };
}

/** Returns the second factor that this session proposed and may confirm now. */
export function openProposal({ proposedFactor }: Pick<UserRecord, 'proposedFactor'>, session: string, now: Date) {
  if (proposedFactor === undefined) return undefined;
  const isOpen = proposedFactor.session === session && now.getTime() - proposedFactor.at.getTime() < PROPOSAL_MS;
  return isOpen ? proposedFactor : undefined;
}

/** Returns the date of the first second factor; a replacement, which needs the factor before it, keeps the date. */
export function factorSince({ secondFactor }: Pick<UserRecord, 'secondFactor'>, now: Date): Date | undefined {
  return secondFactor ? secondFactor.since : now;
}

/**
 * Whether a second factor is young enough that a thief may have set it up. Factors without a date were stored before
 * dates were and stay. People with a role keep theirs, so that access to a mailbox alone never opens the desk.
 */
function isYoungFactor({ secondFactor, roles = [] }: UserRecord, at: Date): boolean {
  if (!secondFactor?.since || roles.length > 0) return false;
  return at.getTime() - secondFactor.since.getTime() < YOUNG_MS;
}

/** Returns the date since which a thief may have added passkeys; undefined for people with a role, who keep theirs. */
function youngPasskeysSince({ roles = [] }: UserRecord, at: Date): Date | undefined {
  return roles.length === 0 ? new Date(at.getTime() - YOUNG_MS) : undefined;
}

/** Whether a reset or an undone change of email removes passkeys. */
export const losesPasskeys = ({ passkeys = [] }: UserRecord, { passkeysSince: since }: Distrusted): boolean =>
  since !== undefined && passkeys.some(({ createdAt }) => createdAt > since);

/** Fields of an account that a thief with a stolen token may have written. */
export type Distrusted = {
  secondFactor: boolean;
  emailChange: boolean;
  /** Passkeys added later are removed, also those added meanwhile; undefined when all stay. */
  passkeysSince?: Date | undefined;
};

/** A user with what the last write removed as distrusted. `user` is null when the account is gone. */
export type Distrusting = { user: UserRecord | null; removed?: Distrusted };

/**
 * Returns what a password reset removes: a young second factor, young passkeys, and a change of email made without a
 * password.
 */
export function distrustedAtReset(user: UserRecord, now: Date): Distrusted {
  const { emailChange } = user;
  const isUnproven = emailChange !== undefined && emailChange.effectiveAt > emailChange.at;
  return {
    secondFactor: isYoungFactor(user, now),
    emailChange: isUnproven,
    passkeysSince: youngPasskeysSince(user, now),
  };
}

/**
 * Returns what an undone change of email removes: the change, and a second factor and passkeys set up since or shortly
 * before.
 */
export function distrustedAtUndo(user: UserRecord, now: Date): Distrusted {
  const at = user.emailChangedAt ?? now;
  return { secondFactor: isYoungFactor(user, at), emailChange: true, passkeysSince: youngPasskeysSince(user, at) };
}
