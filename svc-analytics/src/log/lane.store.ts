import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';

/**
 * Number of lanes. Each instance uses two, so half as many instances count without conflicts. A day document holds at
 * most this many lanes.
 */
const LANES = 64;
/** Time for which a lane stays with an instance that does not renew it, in milliseconds. */
const LEASE_MS = 60_000;

type LaneDocument = { _id: number; owner?: string; until?: Date; seq?: number };

type LaneStore = {
  /**
   * Claims the first free lane except `but`, or any lane when none is free. Two instances in one lane are slower, but
   * equally exact.
   */
  claim(now: Date, but?: number): Promise<number>;
  /** Renews the claimed lanes. Call it well within a minute. */
  renew(now: Date): Promise<void>;
  /** Releases the claimed lanes. */
  release(): Promise<void>;
};

/** Creates the store of the lanes of this instance, `owner`. */
export function createLaneStore(db: Db, owner: string): LaneStore {
  const lanes = db.collection<LaneDocument>('lanes');
  const until = (now: Date) => new Date(now.getTime() + LEASE_MS);

  async function take(lane: number, now: Date): Promise<boolean> {
    const taken = await unlessDuplicate(
      lanes.updateOne(
        { _id: lane, $or: [{ owner }, { until: { $lt: now } }, { until: { $exists: false } }] },
        { $set: { owner, until: until(now) } },
        { upsert: true },
      ),
    );
    return taken !== undefined && taken.matchedCount + taken.upsertedCount > 0;
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
