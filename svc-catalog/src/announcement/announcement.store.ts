import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Collection, Db } from 'mongodb';

/** `version` is another one with every change: each change is a happening of its own. */
export type Announcement = { text: string; from: Date | null; until: Date | null; version: string };

type Stored = Announcement & { _id: 'current' };

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>;

/** There is one announcement, or none. */
export function createAnnouncementStore(db: Db) {
  const announcements: Collection<Stored> = db.collection('announcements');
  return {
    async find(): Promise<Announcement | undefined> {
      return (await announcements.findOne({ _id: 'current' })) ?? undefined;
    },
    async save(announcement: Announcement): Promise<void> {
      const save = () => announcements.replaceOne({ _id: 'current' }, announcement, { upsert: true });
      // Two first ones at once: the document is there now.
      await save().catch((error: unknown) => (isDuplicateKey(error) ? save() : Promise.reject(error)));
    },
  };
}
