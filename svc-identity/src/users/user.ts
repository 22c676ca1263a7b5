import type { User } from '@ethereal/contracts/identity';
import type { Role } from '@ethereal/contracts/roles';
import type { Mail } from '../mail/letter.ts';
import { openChange } from './email-change.rules.ts';
import type { MailChoices } from './preferences.ts';

/**
 * A change to a new address. The new address logs in at once, and replaces the old one once it is confirmed and
 * `effectiveAt` has passed.
 */
export type EmailChange = { to: string; at: Date; effectiveAt: Date; confirmedAt: Date | null };

export type SecondFactor = {
  /** The secret in sealed form. */
  secret: string;
  /** Steps of 30 s whose codes were used recently. */
  usedSteps: number[];
  /** Hashes of the recovery codes that are left. */
  recoveryCodes: string[];
  /** Date of the account's first factor in an unbroken series of replacements. Absent in older records. */
  since?: Date;
};

/** A credential of a browser or security key that logs in by itself. */
export type Passkey = {
  _id: string;
  /** Id of the credential, in base64url. */
  credential: string;
  /** Public key in COSE form, in base64url. */
  publicKey: string;
  /** Counter of the last signature; 0 for authenticators that do not count. */
  counter: number;
  transports: string[];
  /** Device on which it was added. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** A sealed secret that a code has to confirm in the session that requested it. */
type ProposedFactor = { secret: string; at: Date; session: string };

/** A stored user. */
export type UserRecord = {
  _id: string;
  fname: string;
  lname: string;
  /** Both names folded for comparison. */
  nameKey: string;
  /** The confirmed address to which mails are sent, in lower case and unique. */
  email: string;
  /** Pending change to another address. */
  emailChange?: EmailChange;
  /** Addresses given up recently. An undo link may restore one, so no other account can take it. */
  formerEmails?: { address: string; until: Date }[];
  passwordHash: string;
  activatedAt: Date | null;
  createdAt: Date;
  nameChangedAt: Date | null;
  emailChangedAt: Date | null;
  /** Mails that were written together with a change and are not in the mail queue yet. */
  pendingMails: Mail[];
  /** Set while the account is being deleted; every query then ignores it. */
  erasure?: { since: Date; remindedAt: Date; waitingFor: string[] };
  /** Tokens issued before this moment are void, except `tokensValidExcept`. */
  tokensValidFrom?: Date;
  tokensValidExcept?: string | null;
  /** Roles at the desk, which apply from the next log-in on. */
  roles?: Role[];
  /** Set by an operator, or by a decision on a report. A suspended person cannot log in. */
  suspended?: { at: Date; reason: string; by: string; report?: string };
  /** Suspensions by further reports, earliest first. The undoing of the report in effect leaves the next one. */
  furtherSuspensions?: NonNullable<UserRecord['suspended']>[];
  /** Time of the last decision that was carried out here, by report. */
  decisionsReceived?: Record<string, Date>;
  secondFactor?: SecondFactor;
  passkeys?: Passkey[];
  proposedFactor?: ProposedFactor;
  /** Notification types whose mail setting differs from the default. */
  mailChoices?: MailChoices;
};

/** Returns every address of a user that may still be stored somewhere. */
export function addressesOf({ email, emailChange, formerEmails = [] }: UserRecord): string[] {
  const others = formerEmails.map(({ address }) => address);
  return [email, ...(emailChange ? [emailChange.to] : []), ...others];
}

/** Returns a user in the form that the user receives. */
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
