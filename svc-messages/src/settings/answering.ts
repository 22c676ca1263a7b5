import { DAY_MS, HOUR_MS } from '@ethereal/contracts/durations';
import type { MessagesStore } from '../conversations/messages.store.ts';
import type { SettingsStore } from './settings.store.ts';

/** Time before now from which answers count, in milliseconds. */
const MONTH_MS = 30 * DAY_MS;

/** Returns the median of waiting times in whole hours, at least 1; undefined for fewer than five answers. */
export function answersWithin(waitedMs: readonly number[]): number | undefined {
  if (waitedMs.length < 5) return undefined;
  const sorted = waitedMs.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [upper = 0, lower = 0] = [sorted[middle], sorted[middle - 1]];
  const median = sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
  return Math.max(1, Math.ceil(median / HOUR_MS));
}

type Deps = {
  messages: Pick<MessagesStore, 'waitedFor'>;
  settings: Pick<SettingsStore, 'awayNotes'>;
  now(): Date;
};

export type Answering = ReturnType<typeof createAnswering>;

/** Creates the function that returns how quickly a seller answers, and their away note. */
export function createAnswering({ messages, settings, now }: Deps) {
  return async (seller: string): Promise<{ answersWithinHours?: number; away?: string }> => {
    const since = new Date(now().getTime() - MONTH_MS);
    const [waited, notes] = await Promise.all([messages.waitedFor(seller, since), settings.awayNotes([seller])]);
    const answersWithinHours = answersWithin(waited);
    const away = notes.get(seller);
    return { ...(answersWithinHours !== undefined && { answersWithinHours }), ...(away && { away }) };
  };
}
