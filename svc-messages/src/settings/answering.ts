import type { MessagesStore } from '../conversations/messages.store.ts';
import { answersWithin } from './answering.rules.ts';
import type { SettingsStore } from './settings.store.ts';

const MONTH_MS = 30 * 86_400_000;

type Dependencies = {
  messages: Pick<MessagesStore, 'waitedFor'>;
  settings: Pick<SettingsStore, 'awayNotes'>;
  now(): Date;
};

export type Answering = ReturnType<typeof createAnswering>;

/** Creates the function that returns how quickly a seller answers, and their away note. */
export function createAnswering({ messages, settings, now }: Dependencies) {
  return async (seller: string): Promise<{ answersWithinHours?: number; away?: string }> => {
    const since = new Date(now().getTime() - MONTH_MS);
    const [waited, notes] = await Promise.all([messages.waitedFor(seller, since), settings.awayNotes([seller])]);
    const answersWithinHours = answersWithin(waited);
    const away = notes.get(seller);
    return { ...(answersWithinHours !== undefined && { answersWithinHours }), ...(away && { away }) };
  };
}
