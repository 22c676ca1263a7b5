import { availabilityOf } from '@ethereal/contracts/stock';
import type { UsersStore } from '../users/users.store.ts';
import { draftsOf, type ToldEvent } from './drafts.ts';
import { newNotification } from './notification.ts';
import type { NotificationsStore } from './notifications.store.ts';
import { isMailed } from './preferences.ts';
import { isWorse } from './stock-level.ts';
import type { StockLevelsStore } from './stock-levels.store.ts';

export type NotifierDeps = {
  users: UsersStore;
  notifications: NotificationsStore;
  stockLevels: StockLevelsStore;
  now: () => Date;
  /** Told when there is something new, for streams and mails. */
  onNews(): void;
};

/** Tells everybody whom an event concerns. Run again with the same event it changes nothing. */
export function createNotifier({ users, notifications, stockLevels, now, onNews }: NotifierDeps) {
  async function tell(event: ToldEvent): Promise<void> {
    const drafts = draftsOf(event);
    const people = await users.findMailChoices(drafts.map(({ user }) => user));
    const told = drafts.flatMap((draft) => {
      const person = people.get(draft.user);
      // Somebody unknown, or gone meanwhile: there is nobody to tell.
      if (!person) return [];
      return newNotification(draft, { event, now: now(), mailed: isMailed(draft.type, person.mailChoices) });
    });
    await notifications.add(told);
    if (told.length > 0) onNews();
  }

  return async (event: ToldEvent): Promise<void> => {
    if (event.type !== 'item.stock-changed') return tell(event);
    const { subject: item, data } = event;
    const level = availabilityOf(data.available);
    const known = await stockLevels.find(item);
    if (known && known.version >= data.version) return;
    // The first stock of an item is what its seller has just written. Told first, noted then: a crash between the two tells
    // again, under the same id.
    if (known && isWorse(level, known.level)) await tell(event);
    await stockLevels.note(item, level, data.version);
  };
}

export type Notify = ReturnType<typeof createNotifier>;
