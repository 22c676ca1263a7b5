import type { User } from '@ethereal/contracts/identity';
import type { Role } from '@ethereal/contracts/roles';
import type { Mail } from '../../mail/index.ts';
import { openChange } from '../profile/email-change.ts';
import type { MailChoices } from './preferences.ts';

/** An address that somebody wants: it logs in already, and takes over when it is confirmed and its time has come. */
export type EmailChange = { to: string; at: Date; effectiveAt: Date; confirmedAt: Date | null };

export type SecondFactor = {
  /** Sealed. */
  secret: string;
  /** Steps of 30 s whose codes were used lately. */
  usedSteps: number[];
  /** Hashes of the recovery codes that are left. */
  recoveryCodes: string[];
  /** When the account got its first factor, of those that were replaced without a gap. Absent in older records. */
  since?: Date;
};

/** A sealed secret that waits for a code to confirm it, from the session that requested it. */
type ProposedFactor = { secret: string; at: Date; session: string };

/** A user as this service keeps one. */
export type UserRecord = {
  _id: string;
  fname: string;
  lname: string;
  /** Both names folded, for comparing. */
  nameKey: string;
  /** In lower case; unique. The last one that was confirmed: mails go here. */
  email: string;
  /** Another address that is to take its place. */
  emailChange?: EmailChange;
  /** Addresses that were given up lately: an undo link may bring one back, so nobody else gets it. */
  formerEmails?: { address: string; until: Date }[];
  passwordHash: string;
  activatedAt: Date | null;
  createdAt: Date;
  nameChangedAt: Date | null;
  emailChangedAt: Date | null;
  /** Mails that were written together with a change and are not in the mail queue yet. */
  pendingMails: Mail[];
  /** The account is being deleted; nobody finds it any more. */
  erasure?: { since: Date; remindedAt: Date; waitingFor: string[] };
  /** Tokens of before are void, but for one; what Redis says quicker, for good. */
  tokensValidFrom?: Date;
  tokensValidExcept?: string | null;
  /** What they look after the shop as; counts from their next log-in on. */
  roles?: Role[];
  /** By an operator, maybe in deciding a report; nobody logs in to it meanwhile. */
  suspended?: { at: Date; reason: string; by: string; report?: string };
  /** When the last decision was made or undone that is carried out here, by report. */
  decisionsReceived?: Record<string, Date>;
  secondFactor?: SecondFactor;
  /** A bare string in older records. */
  proposedFactor?: ProposedFactor | string;
  /** Which notifications are mailed, where it is not as usual. */
  mailChoices?: MailChoices;
};

/** Every address that was ever theirs and may still be known somewhere. */
export function addressesOf({ email, emailChange, formerEmails = [] }: UserRecord): string[] {
  const others = formerEmails.map(({ address }) => address);
  return [email, ...(emailChange ? [emailChange.to] : []), ...others];
}

/** What a user may see of themselves. */
export function toAnswer(user: UserRecord, now: Date): User {
  const change = openChange(user, now);
  return {
    _id: user._id,
    fname: user.fname,
    lname: user.lname,
    email: change?.to ?? user.email,
    createdAt: user.createdAt.toISOString(),
    nameChangedAt: user.nameChangedAt?.toISOString() ?? null,
    emailChangedAt: user.emailChangedAt?.toISOString() ?? null,
    ...(change ? { confirmedEmail: user.email } : {}),
    secondFactor: user.secondFactor !== undefined,
    roles: user.roles ?? [],
  };
}
