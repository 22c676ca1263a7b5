import { locked } from '@ethereal/service-kit/errors';
import { lockMessage, opensAt } from './change-lock.ts';

/** @throws locked within 14 days of the last change, with the date on which the lock opens */
export function refuseWhileLocked(what: 'name' | 'email', changedAt: Date | null, now: Date): void {
  const opens = opensAt(changedAt, now);
  if (!opens) return;
  const retryAfterSeconds = Math.ceil((opens.getTime() - now.getTime()) / 1000);
  throw locked(lockMessage(what, opens), { code: 'CHANGE_LOCKED', retryAfterSeconds });
}
