import type { WithPendingEvents } from '@ethereal/service-kit/events/pulls';
import { type Decided, saveRevision } from '@ethereal/service-kit/write';
import type { Db } from 'mongodb';
import type { Note } from './notes.rules.ts';

export const NOTES = 'notes';
/** Maximum number of notes that a person sees. */
const MAX_LISTED = 100;

/** Stores one note per person and item, with the events that are not published yet. */
export function createNotesStore(db: Db) {
  const notes = db.collection<Note & WithPendingEvents>(NOTES);
  const projection = { pendingEvents: 0 };
  return {
    async ensureIndexes(): Promise<void> {
      await notes.createIndex({ user: 1, changedAt: -1 });
    },
    find: async (_id: string): Promise<Note | undefined> => (await notes.findOne({ _id }, { projection })) ?? undefined,
    save: (before: Note | undefined, decided: Decided<Note>) => saveRevision(notes, before, decided),
    newestOf: (user: string): Promise<Note[]> =>
      notes.find({ user }, { projection }).sort({ changedAt: -1 }).limit(MAX_LISTED).toArray(),
    allOf: (user: string) => notes.find({ user }, { projection }),
    async erase(user: string): Promise<void> {
      await notes.deleteMany({ user });
    },
  };
}
