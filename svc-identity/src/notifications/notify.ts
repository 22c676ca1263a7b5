import { type Availability, availabilityOf } from '@ethereal/contracts/stock';
import { isMailed } from '../users/preferences.ts';
import type { Recipient } from '../users/users.store.ts';
import { draftsOf, type NotifiedEvent } from './drafts.ts';
import { newNotification } from './notification.ts';
import type { NotificationsStore } from './notifications.store.ts';
import type { KnownLevel, StockLevelsStore } from './stock-levels.store.ts';

const RANK: Record<Availability, number> = { 'in-stock': 0, low: 1, 'sold-out': 2 };

/** Whether the level is worse than the one before. */
const isWorse = (level: Availability, before: Availability): boolean => RANK[level] > RANK[before];

type NotifierDeps = {
  notifications: NotificationsStore;
  stockLevels: StockLevelsStore;
  now: () => Date;
  /** Called after new notifications were stored, for the open streams. */
  onNews(): void;
};

/** Returns the ids of all people whom an event may notify. */
export const concernedBy = (event: NotifiedEvent): string[] => draftsOf(event).map(({ user }) => user);

/**
 * Returns the events that are news: stock changes only when the level is worse than the `known` one. Updates `known`.
 */
function newsAmong(events: readonly NotifiedEvent[], known: Map<string, KnownLevel>): NotifiedEvent[] {
  return events.filter((event) => {
    if (event.type !== 'item.stock-changed') return true;
    const { version, available } = event.data;
    const before = known.get(event.subject);
    if (before && before.version >= version) return false;
    const level = availabilityOf(available);
    known.set(event.subject, { level, version });
    // The first stock of an item is what its seller has just entered.
    return before !== undefined && isWorse(level, before.level);
  });
}

/** Creates the notifier, which stores a notification for each person concerned who has an account. Idempotent. */
export function createNotifier({ notifications, stockLevels, now, onNews }: NotifierDeps) {
  return async (events: readonly NotifiedEvent[], people: ReadonlyMap<string, Recipient>): Promise<void> => {
    const items = events.flatMap(({ type, subject }) => (type === 'item.stock-changed' ? [subject] : []));
    const known = await stockLevels.find(items);
    const before = new Map(known);
    const drafts = newsAmong(events, known).flatMap((event) =>
      draftsOf(event).flatMap((draft) => {
        const person = people.get(draft.user);
        // The person is unknown or their account was deleted.
        if (!person) return [];
        return newNotification(draft, {
          event,
          now: now(),
          mailed: isMailed(draft.type, person.mailChoices),
        });
      }),
    );
    await notifications.add(drafts);
    if (drafts.length > 0) onNews();
    // The levels are stored last: a crash between the two writes notifies again under the same id.
    await stockLevels.saveNewer([...known].filter(([item, level]) => level !== before.get(item)));
  };
}

export type Notify = ReturnType<typeof createNotifier>;
