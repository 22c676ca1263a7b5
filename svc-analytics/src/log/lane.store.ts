import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';

/** Half as many instances can count side by side without meeting one another, as each has two; a day document knows at most as many lanes. */
const LANES = 64;
/** How long a lane stays with an instance that says nothing, in milliseconds. */
const LEASE_MS = 60_000;

type LaneDocument = { _id: number; owner?: string; until?: Date; seq?: number };

export type LaneStore = {
  /** Takes the first lane that is free but this one; any one when none is. Two in one lane are slower, and just as exact. */
  claim(now: Date, but?: number): Promise<number>;
  /** Keeps the lanes that were claimed; call it well within a minute. */
  renew(now: Date): Promise<void>;
  /** Gives them back. */
  release(): Promise<void>;
};

export function createLaneStore(db: Db, owner: string): LaneStore {
  const lanes = db.collection<LaneDocument>('lanes');
  const until = (now: Date) => new Date(now.getTime() + LEASE_MS);

  async function take(lane: number, now: Date): Promise<boolean> {
    try {
      const { matchedCount, upsertedCount } = await lanes.updateOne(
        { _id: lane, $or: [{ owner }, { until: { $lt: now } }, { until: { $exists: false } }] },
        { $set: { owner, until: until(now) } },
        { upsert: true },
      );
      return matchedCount + upsertedCount > 0;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    async claim(now, but) {
      for (let lane = 0; lane < LANES; lane++) if (lane !== but && (await take(lane, now))) return lane;
      return Math.floor(Math.random() * LANES);
    },
    async renew(now) {
      await lanes.updateMany({ owner }, { $set: { until: until(now) } });
    },
    async release() {
      await lanes.updateMany({ owner }, { $unset: { until: 1, owner: 1 } });
    },
  };
}
