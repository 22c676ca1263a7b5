import { CHANGE_LOCK_DAYS } from '@ethereal/contracts/identity';
import { utcDay } from '../../utc-day.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns when a changed value may be changed again; undefined when it may be changed now. */
export function opensAt(changedAt: Date | null, now: Date): Date | undefined {
  if (!changedAt) return undefined;
  const opens = new Date(changedAt.getTime() + CHANGE_LOCK_DAYS * DAY_MS);
  return opens > now ? opens : undefined;
}

/** Returns the message of a lock: 'You can change your name again on December 5, 2026.' (UTC). */
export function lockMessage(what: 'name' | 'email', opens: Date): string {
  return `You can change your ${what} again on ${utcDay(opens)}.`;
}
