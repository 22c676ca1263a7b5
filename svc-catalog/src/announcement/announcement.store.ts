import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Collection, Db } from 'mongodb';

/** The announcement of the shop. Each change sets a new `version`, so that its events have ids of their own. */
export type Announcement = { text: string; from: Date | null; until: Date | null; version: string };

type Stored = Announcement & { _id: 'current' };

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>;

/** Stores the shop's announcement; there is at most one. */
export function createAnnouncementStore(db: Db) {
  const announcements: Collection<Stored> = db.collection('announcements');
  return {
    async find(): Promise<Announcement | undefined> {
      return (await announcements.findOne({ _id: 'current' })) ?? undefined;
    },
    async save(announcement: Announcement): Promise<void> {
      const save = () => announcements.replaceOne({ _id: 'current' }, announcement, { upsert: true });
      // The second of two concurrent first saves fails because of a duplicate key, so it is repeated.
      if (!(await unlessDuplicate(save()))) await save();
    },
  };
}
