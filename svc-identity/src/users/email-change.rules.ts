import { DAY_MS, HOUR_MS } from '@ethereal/contracts/durations';
import { CHANGE_LOCK_DAYS } from '@ethereal/contracts/identity';
import type { EmailChange, UserRecord } from './user.ts';

/** Milliseconds that a change made without a fresh password waits; the owner can undo it in that time. */
const CAUTION_MS = 72 * HOUR_MS;
/** Milliseconds for which an undo link is valid and a change waits for its confirmation. */
const OPEN_MS = CHANGE_LOCK_DAYS * DAY_MS;

/** Returns the moment before which unconfirmed changes have lapsed. */
export const lapsedBefore = (now: Date): Date => new Date(now.getTime() - OPEN_MS);

/** Returns a new change of email, not yet confirmed. */
export function newEmailChange(to: string, { now, isFresh }: { now: Date; isFresh: boolean }): EmailChange {
  return {
    to,
    at: now,
    effectiveAt: isFresh ? now : new Date(now.getTime() + CAUTION_MS),
    confirmedAt: null,
  };
}

/** Returns the pending change; undefined when there is none or it has lapsed. */
export function openChange({ emailChange }: UserRecord, now: Date): EmailChange | undefined {
  if (!emailChange) return undefined;
  return emailChange.confirmedAt || emailChange.at > lapsedBefore(now) ? emailChange : undefined;
}

/** Returns the address that is given up. No other account can take it while its undo link is valid. */
export function formerEmail({ email, emailChange }: UserRecord): { address: string; until: Date } {
  return { address: email, until: new Date((emailChange?.at.getTime() ?? 0) + OPEN_MS) };
}
