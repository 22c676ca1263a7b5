import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';

/** As many instances can count side by side without meeting one another; a day document knows at most as many lanes. */
export const LANES = 64;
/** How long a lane stays with an instance that says nothing, in milliseconds. */
const LEASE_MS = 60_000;

type LaneDocument = { _id: number; owner?: string; until?: Date; seq?: number };

export type LaneStore = {
  /** Takes the first lane that is free; any one when none is. Two in one lane are slower, and just as exact. */
  claim(now: Date): Promise<number>;
  /** Keeps the lane; call it well within a minute. */
  renew(lane: number, now: Date): Promise<void>;
  release(lane: number): Promise<void>;
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
    async claim(now) {
      for (let lane = 0; lane < LANES; lane++) if (await take(lane, now)) return lane;
      return Math.floor(Math.random() * LANES);
    },
    async renew(lane, now) {
      await lanes.updateOne({ _id: lane, owner }, { $set: { until: until(now) } });
    },
    async release(lane) {
      await lanes.updateOne({ _id: lane, owner }, { $unset: { until: 1, owner: 1 } });
    },
  };
}
