import type { Group, GroupStore } from '../log/group.store.ts';
import type { Segment } from '../log/segment.store.ts';

type LaneOptions = {
  groups: Pick<GroupStore, 'last' | 'find' | 'open' | 'grouped'>;
  /** Applies a group. Idempotent. */
  apply(group: Group, loaded?: readonly Segment[]): Promise<unknown>;
  now(): Date;
};

/** Returns the number of facts in segments. */
export const sizeOf = (segments: readonly Segment[]) => segments.reduce((sum, { size }) => sum + size, 0);

/** Returns segments from the start of a list that hold up to `maxFacts` facts together, but at least one segment. */
function firstSegments(maxFacts: number, segments: readonly Segment[]): Segment[] {
  let facts = 0;
  const end = segments.findIndex((segment, at) => {
    facts += segment.size;
    return at > 0 && facts > maxFacts;
  });
  return segments.slice(0, end < 0 ? segments.length : end);
}

/**
 * Returns segments that hold about `maxFacts` facts together: half from the end of the list, the rest from its start.
 * The latest segments do not wait for all earlier ones, and no segment waits forever.
 */
function fromBothEnds(maxFacts: number, segments: readonly Segment[]): Segment[] {
  const last = firstSegments(maxFacts / 2, segments.toReversed());
  const first = firstSegments(maxFacts - sizeOf(last), segments.slice(0, segments.length - last.length));
  return [...last, ...first];
}

/** Creates the sequence of numbered groups of one lane, which are applied one after the other. */
function createSequence(lane: number, { groups, apply, now }: LaneOptions) {
  /** Group that may not be applied completely. The next group opens after it. */
  let current: { group: Group; segments: readonly Segment[] } | undefined;
  /** Number of the next group; undefined until it was read from the store. */
  let next: number | undefined;

  /** Completes the open group of this instance or of its lane. The next group may start only afterwards. */
  async function complete(): Promise<number> {
    if (current) {
      await apply(current.group, current.segments);
      next = current.group.seq + 1;
      current = undefined;
    }
    if (next !== undefined) return next;
    const last = await groups.last(lane);
    const group = last > 0 ? await groups.find(lane, last) : undefined;
    if (group?.open) await apply(group);
    next = last + 1;
    return next;
  }

  /** Creates a group from those of the segments that are in no group, and applies it. */
  async function count(segments: readonly Segment[]): Promise<void> {
    let remaining = segments;
    while (remaining.length > 0) {
      const group = { lane, seq: await complete(), segments: remaining.map(({ id }) => id) };
      if (await groups.open(group, now())) {
        current = { group, segments: remaining };
        await complete();
        return;
      }
      // Either the number is taken, by another instance in this lane or by this call before its answer was lost, or a
      // segment is in a group already.
      next = undefined;
      const grouped = await groups.grouped(group.segments);
      remaining = remaining.filter(({ id }) => !grouped.has(id));
    }
  }

  async function completeCurrent(): Promise<void> {
    if (current) await complete();
  }

  return { count, completeCurrent };
}

/** Creates one of the two lanes in which an instance counts, with the segments that wait for it in memory. */
export function createLane(lane: number, options: LaneOptions) {
  const { count, completeCurrent } = createSequence(lane, options);
  let fresh: Segment[] = [];
  let freshFacts = 0;

  return {
    count,
    fresh: () => fresh,
    freshFacts: () => freshFacts,
    add(segment: Segment) {
      fresh.push(segment);
      freshFacts += segment.size;
    },
    async countFresh(maxFacts: number) {
      const taken = fromBothEnds(maxFacts, fresh);
      if (taken.length === 0) {
        await completeCurrent();
        return 0;
      }
      await count(taken);
      fresh = fresh.filter((segment) => !taken.includes(segment));
      const counted = sizeOf(taken);
      freshFacts -= counted;
      return counted;
    },
  };
}
