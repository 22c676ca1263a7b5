import { CHANGE_LOCK_DAYS } from '@ethereal/contracts/identity';
import type { EmailChange, UserRecord } from '../users/user.ts';

const DAY_MS = 24 * 3_600_000;
/** A change that was made without a fresh password waits so long, for the owner to undo it. */
const CAUTION_MS = 72 * 3_600_000;
/** How long an undo link is good, and a change waits to be confirmed. */
const OPEN_MS = CHANGE_LOCK_DAYS * DAY_MS;

/** Changes made before this were never confirmed in time. */
export const lapsedBefore = (now: Date): Date => new Date(now.getTime() - OPEN_MS);

/** A change to another address, as it begins. */
export function newEmailChange(to: string, { now, isFresh }: { now: Date; isFresh: boolean }): EmailChange {
  return {
    to,
    at: now,
    effectiveAt: isFresh ? now : new Date(now.getTime() + CAUTION_MS),
    confirmedAt: null,
  };
}

/** The change that still waits; undefined when there is none, or it was not confirmed in time. */
export function openChange({ emailChange }: UserRecord, now: Date): EmailChange | undefined {
  if (!emailChange) return undefined;
  return emailChange.confirmedAt || emailChange.at > lapsedBefore(now) ? emailChange : undefined;
}

/** The address that is given up, kept from others as long as its undo link is good. */
export function formerEmail({ email, emailChange }: UserRecord): { address: string; until: Date } {
  return { address: email, until: new Date((emailChange?.at.getTime() ?? 0) + OPEN_MS) };
}
