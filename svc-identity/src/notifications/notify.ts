import { availabilityOf } from '@ethereal/contracts/stock';
import { isMailed, type Recipient } from '../accounts/index.ts';
import { draftsOf, type NotifiedEvent } from './drafts.ts';
import { newNotification } from './notification.ts';
import type { NotificationsStore } from './notifications.store.ts';
import { isWorse } from './stock-level.ts';
import type { KnownLevel, StockLevelsStore } from './stock-levels.store.ts';

export type NotifierDeps = {
  notifications: NotificationsStore;
  stockLevels: StockLevelsStore;
  now: () => Date;
  /** Told when there is something new, for streams. */
  onNews(): void;
};

/** Everybody whom an event may concern. */
export const concernedBy = (event: NotifiedEvent): string[] => draftsOf(event).map(({ user }) => user);

/** What of this is news, when `known` holds what was known of each stock; changes that to what is known now. */
function newsAmong(events: readonly NotifiedEvent[], known: Map<string, KnownLevel>): NotifiedEvent[] {
  return events.filter((event) => {
    if (event.type !== 'item.stock-changed') return true;
    const { version, available } = event.data;
    const before = known.get(event.subject);
    if (before && before.version >= version) return false;
    const level = availabilityOf(available);
    known.set(event.subject, { level, version });
    // The first stock of an item is what its seller has just written.
    return before !== undefined && isWorse(level, before.level);
  });
}

/** Tells everybody whom events concern, of those who are here. Run again with the same events it changes nothing. */
export function createNotifier({ notifications, stockLevels, now, onNews }: NotifierDeps) {
  return async (events: readonly NotifiedEvent[], people: ReadonlyMap<string, Recipient>): Promise<void> => {
    const items = events.flatMap(({ type, subject }) => (type === 'item.stock-changed' ? [subject] : []));
    const known = await stockLevels.find(items);
    const before = new Map(known);
    const told = newsAmong(events, known).flatMap((event) =>
      draftsOf(event).flatMap((draft) => {
        const person = people.get(draft.user);
        // Somebody unknown, or gone meanwhile: there is nobody to tell.
        if (!person) return [];
        return newNotification(draft, {
          event,
          now: now(),
          mailed: isMailed(draft.type, person.mailChoices),
        });
      }),
    );
    await notifications.add(told);
    if (told.length > 0) onNews();
    // Told first, noted then: a crash between the two tells again, under the same id.
    await stockLevels.note([...known].filter(([item, level]) => level !== before.get(item)));
  };
}

export type Notify = ReturnType<typeof createNotifier>;
