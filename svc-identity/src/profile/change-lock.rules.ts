import { DAY_MS } from '@ethereal/contracts/durations';
import { CHANGE_LOCK_DAYS } from '@ethereal/contracts/identity';
import { locked } from '@ethereal/service-kit/errors';
import { utcDay } from '../mail/utc-day.ts';

/** Returns when a changed value may be changed again; undefined when it may be changed now. */
export function opensAt(changedAt: Date | null, now: Date): Date | undefined {
  if (!changedAt) return undefined;
  const opens = new Date(changedAt.getTime() + CHANGE_LOCK_DAYS * DAY_MS);
  return opens > now ? opens : undefined;
}

/** @throws locked within 14 days of the last change, with the date on which the lock opens */
export function refuseWhileLocked(what: 'name' | 'email', changedAt: Date | null, now: Date): void {
  const opens = opensAt(changedAt, now);
  if (!opens) return;
  const retryAfterSeconds = Math.ceil((opens.getTime() - now.getTime()) / 1000);
  throw locked(`You can change your ${what} again on ${utcDay(opens)}.`, { code: 'CHANGE_LOCKED', retryAfterSeconds });
}
