import type { MessageSettings } from '@ethereal/contracts/messages';
import type { Db } from 'mongodb';

export type SettingsStore = ReturnType<typeof createSettingsStore>;

/** Stores each person's saved replies and away note. */
export function createSettingsStore(db: Db) {
  const settings = db.collection<MessageSettings & { _id: string }>('settings');
  return {
    async find(_id: string): Promise<MessageSettings> {
      const { savedReplies = [], away = '' } = (await settings.findOne({ _id })) ?? {};
      return { savedReplies, away };
    },
    async save(_id: string, { savedReplies, away }: MessageSettings): Promise<void> {
      await settings.updateOne({ _id }, { $set: { savedReplies, away } }, { upsert: true });
    },
    /** Returns the away notes of those of the people who have one. */
    async awayNotes(people: readonly string[]): Promise<Map<string, string>> {
      const found = await settings.find({ _id: { $in: [...people] }, away: { $gt: '' } }).toArray();
      return new Map(found.map(({ _id, away }) => [_id, away]));
    },
    of: (_id: string) => settings.find({ _id }, { projection: { _id: 0 } }),
    async erase(_id: string): Promise<void> {
      await settings.deleteOne({ _id });
    },
  };
}
