import type { MessageSettings, SavedReply } from '@ethereal/contracts/message-settings';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import type { Db } from 'mongodb';

type Stored = MessageSettings & { _id: string; replies?: SavedReply[] };

export type SettingsStore = ReturnType<typeof createSettingsStore>;

/** Whether a note is shown on a day. */
const isOn = (day: string, { awayFrom = '', awayUntil }: MessageSettings) =>
  awayFrom <= day && day <= (awayUntil || '9999');

/** Stores each person's saved replies and away note. */
export function createSettingsStore(db: Db, erased: ErasedPeople, now: () => Date) {
  const settings = db.collection<Stored>('settings');
  const erase = (_id: string) => settings.deleteOne({ _id });
  /** @throws gone when the account was deleted */
  async function set(_id: string, fields: Partial<Stored>): Promise<void> {
    const write = () => settings.updateOne({ _id }, { $set: fields }, { upsert: true });
    await erased.guard(_id, write, () => erase(_id));
  }
  return {
    async find(_id: string): Promise<MessageSettings> {
      const { away = '', awayFrom, awayUntil } = (await settings.findOne({ _id })) ?? {};
      return { away, ...(awayFrom && { awayFrom }), ...(awayUntil && { awayUntil }) };
    },
    save: (_id: string, { away, awayFrom = '', awayUntil = '' }: MessageSettings) =>
      set(_id, { away, awayFrom, awayUntil }),
    async repliesOf(_id: string): Promise<SavedReply[]> {
      return (await settings.findOne({ _id }))?.replies ?? [];
    },
    saveReplies: (_id: string, replies: SavedReply[]) => set(_id, { replies }),
    /** Returns the away notes of today of those of the people who have one. */
    async awayNotes(people: readonly string[]): Promise<Map<string, string>> {
      const day = now().toISOString().slice(0, 10);
      const found = await settings.find({ _id: { $in: [...people] }, away: { $gt: '' } }).toArray();
      return new Map(found.filter((candidate) => isOn(day, candidate)).map(({ _id, away }) => [_id, away]));
    },
    of: (_id: string) => settings.find({ _id }, { projection: { _id: 0 } }),
    erase,
  };
}
