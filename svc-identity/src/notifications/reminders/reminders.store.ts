import { DAY_MS } from '@ethereal/contracts/durations';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import type { Db } from 'mongodb';
import type { Effect, Reminder } from './reminders.rules.ts';

/** A reminder of one person about one item. `dueAt` is null once it was sent, or the item was reviewed. */
type Stored = Reminder & { _id: string; user: string; dueAt: Date | null; expiresAt: Date };

/** Milliseconds for which a finished reminder is kept, so that the same item is not mentioned again. */
const KEPT_MS = 365 * DAY_MS;

const idOf = (person: string, item: string) => `${person}:${item}`;

/** Stores at most one reminder for each person and item. */
export function createRemindersStore(db: Db, erased: ErasedPeople) {
  const reminders = db.collection<Stored>('reviewReminders');
  const done = (now: Date) => ({ dueAt: null, expiresAt: new Date(now.getTime() + KEPT_MS) });

  async function apply(effect: Effect, now: Date): Promise<void> {
    if (effect.type === 'plan') {
      const { reminder, dueAt } = effect;
      const { person, item } = reminder;
      const planned = { ...reminder, user: person, dueAt, expiresAt: new Date(dueAt.getTime() + KEPT_MS) };
      await reminders.updateOne({ _id: idOf(person, item) }, { $setOnInsert: planned }, { upsert: true });
      return;
    }
    const { person, item } = effect;
    const _id = idOf(person, item);
    if (effect.type === 'drop') await reminders.deleteOne({ _id, dueAt: { $ne: null } });
    else await reminders.updateOne({ _id }, { $set: { user: person, ...done(now) } }, { upsert: true });
  }

  return {
    async ensureIndexes(): Promise<void> {
      await reminders.createIndexes([
        { key: { dueAt: 1 } },
        { key: { user: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
    },

    /** Applies the effects of events in their order, except those on people whose account was deleted. */
    async apply(effects: readonly Effect[], now: Date): Promise<void> {
      const personOf = (effect: Effect) => (effect.type === 'plan' ? effect.reminder.person : effect.person);
      await erased.guardAll(
        effects.map(personOf),
        async (gone) => {
          for (const effect of effects) if (!gone.has(personOf(effect))) await apply(effect, now);
        },
        (late) => reminders.deleteMany({ user: { $in: [...late] } }),
      );
    },

    due: (now: Date, limit: number): Promise<Stored[]> =>
      reminders
        .find({ dueAt: { $type: 'date', $lte: now } })
        .sort({ dueAt: 1 })
        .limit(limit)
        .toArray(),

    async finish({ _id }: Pick<Stored, '_id'>, now: Date): Promise<void> {
      await reminders.updateOne({ _id }, { $set: done(now) });
    },
  };
}

export type RemindersStore = ReturnType<typeof createRemindersStore>;
