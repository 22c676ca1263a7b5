import { DAY_MS } from '@ethereal/contracts/durations';
import { CHANGE_LOCK_DAYS } from '@ethereal/contracts/identity';
import { longDay } from '@ethereal/web-kit/format/local-day.ts';

/**
 * Returns when a value changed at `changedAt` (ISO 8601, or never) may be changed again; undefined when it may be
 * changed now.
 */
export function unlockedAt(changedAt: string | null, now: Date): Date | undefined {
  if (changedAt === null) return undefined;
  const opens = new Date(Date.parse(changedAt) + CHANGE_LOCK_DAYS * DAY_MS);
  return opens > now ? opens : undefined;
}

/** Returns the note of a dialog: the rule, or the day on which the lock opens. */
export function lockNote(field: string, changedAt: string | null, now: Date): string {
  const opens = unlockedAt(changedAt, now);
  if (!opens) return `Once changed, your ${field} cannot be changed again for 2 weeks.`;
  return `Your ${field} was changed less than 2 weeks ago. You can change it again on ${longDay(opens.toISOString())}.`;
}
