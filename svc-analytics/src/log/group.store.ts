import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import { type Db, ObjectId } from 'mongodb';

/**
 * Segments that are applied to the counts together. The content of a group is fixed when it is written, and never
 * changes.
 */
export type Group = {
  /** Groups of a lane are applied one after the other, in the order of `seq`. */
  lane: number;
  seq: number;
  segments: string[];
};

type GroupDocument = {
  _id: string;
  lane: number;
  seq: number;
  /** Unique over all groups, so that a segment belongs to one group only. */
  segments: ObjectId[];
  openedAt: Date;
  /** Set until the group has been applied. */
  open?: true;
  expiresAt?: Date;
};

export type GroupStore = {
  /** Writes a group. Returns false when its number is taken or another group holds one of its segments. */
  open(group: Group, now: Date): Promise<boolean>;
  find(lane: number, seq: number): Promise<(Group & { open: boolean }) | undefined>;
  /** Returns those of the segments that are in a group already. */
  grouped(segments: readonly string[]): Promise<Set<string>>;
  /** Returns groups that were opened before a time and not closed, oldest first. */
  findOpen(openedBefore: Date, limit: number): Promise<Group[]>;
  close(closed: readonly Group[], expiresAt: Date): Promise<void>;
  /** Returns the highest number in a lane, or 0 when there was never a group. */
  last(lane: number): Promise<number>;
  /** Returns every stored group, in the order in which a rebuild applies them. */
  all(): AsyncIterable<Group>;
  ensureIndexes(): Promise<void>;
};

const idOf = ({ lane, seq }: Pick<Group, 'lane' | 'seq'>) => `${lane}:${seq}`;

const groupOf = ({ lane, seq, segments }: GroupDocument): Group => ({
  lane,
  seq,
  segments: segments.map((id) => id.toHexString()),
});

/** Creates the store of groups of segments. */
export function createGroupStore(db: Db): GroupStore {
  const groups = db.collection<GroupDocument>('groups');
  const lanes = db.collection<{ _id: number; seq?: number }>('lanes');

  return {
    async open({ lane, seq, segments }, now) {
      const group = {
        _id: idOf({ lane, seq }),
        lane,
        seq,
        segments: segments.map((id) => ObjectId.createFromHexString(id)),
        openedAt: now,
        open: true as const,
      };
      return (await unlessDuplicate(groups.insertOne(group))) !== undefined;
    },
    async find(lane, seq) {
      const found = await groups.findOne({ _id: idOf({ lane, seq }) });
      return found ? { ...groupOf(found), open: found.open === true } : undefined;
    },
    async grouped(segments) {
      const requested = new Set(segments);
      const filter = { segments: { $in: segments.map((id) => ObjectId.createFromHexString(id)) } };
      const found = await groups.find(filter).toArray();
      return new Set(found.flatMap((group) => groupOf(group).segments).filter((id) => requested.has(id)));
    },
    async findOpen(openedBefore, limit) {
      const found = await groups
        .find({ open: true, openedAt: { $lt: openedBefore } })
        .sort({ openedAt: 1 })
        .limit(limit)
        .toArray();
      return found.map(groupOf);
    },
    async close(closed, expiresAt) {
      if (closed.length === 0) return;
      const highest = new Map<number, number>();
      for (const { lane, seq } of closed) highest.set(lane, Math.max(seq, highest.get(lane) ?? 0));
      // The lane is updated first. It keeps the number permanently, while a group expires.
      await lanes.bulkWrite(
        [...highest].map(([_id, seq]) => ({
          updateOne: { filter: { _id }, update: { $max: { seq } }, upsert: true },
        })),
        { ordered: false },
      );
      await groups.updateMany({ _id: { $in: closed.map(idOf) } }, { $unset: { open: 1 }, $set: { expiresAt } });
    },
    async last(lane) {
      const [[highest], closed] = await Promise.all([
        groups.find({ lane }).sort({ seq: -1 }).limit(1).toArray(),
        lanes.findOne({ _id: lane }),
      ]);
      return Math.max(highest?.seq ?? 0, closed?.seq ?? 0);
    },
    async *all() {
      for await (const group of groups.find().sort({ lane: 1, seq: 1 })) yield groupOf(group);
    },
    async ensureIndexes() {
      await groups.createIndexes([
        { key: { segments: 1 }, unique: true },
        { key: { lane: 1, seq: 1 } },
        { key: { openedAt: 1 }, name: 'open', partialFilterExpression: { open: true } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
    },
  };
}
