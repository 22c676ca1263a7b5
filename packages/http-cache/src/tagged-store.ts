import { LRUCache } from 'lru-cache';
import { createShares } from './shares.ts';

/** Cache tags of an entry; a change that names one of them purges it. */
export type Tags = readonly string[];

/** Maximum number of purged tags that are tracked; beyond it, every entry in flight counts as purged. */
const MAX_TRACKED_PURGES = 10_000;

type Entry<T> = { value: T; tags: Tags; family: string };
type Kept = {
  size: number;
  tags: Tags;
  /** Generation of the store when the entry was started. */
  begunIn: number;
  /** Entries of one family share a part of the store; default: one family. */
  family?: string;
};

/** Creates a store of at most `bytes` bytes. Evicts the least recently used entries; purges entries by tag at once. */
export function createTaggedStore<T extends object>({
  bytes,
  familyBytes = bytes,
}: {
  bytes: number;
  familyBytes?: number;
}) {
  const byTag = new Map<string, Set<string>>();
  const shares = createShares(familyBytes);
  const entries = new LRUCache<string, Entry<T>, unknown>({
    maxSize: bytes,
    dispose({ tags, family }, key) {
      shares.remove(family, key);
      for (const tag of tags) {
        const keys = byTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) byTag.delete(tag);
      }
    },
  });
  /** Generation of each tag's last purge. */
  const purged = new LRUCache<string, number>({
    max: MAX_TRACKED_PURGES,
    dispose(generation, _tag, reason) {
      if (reason === 'evict') allPurged = Math.max(allPurged, generation);
    },
  });
  let allPurged = 0;
  let generation = 0;

  const isOlder = (begunIn: number, tags: Tags) =>
    begunIn < allPurged || tags.some((tag) => begunIn < (purged.get(tag) ?? 0));

  return {
    get(key: string): T | undefined {
      const entry = entries.get(key);
      if (entry) shares.use(entry.family, key);
      return entry?.value;
    },
    /** Read before an entry is made: an entry that was started before its last purge is not kept. */
    generation: () => generation,
    /** A key is a tag as well. */
    keep(key: string, value: T, { size, tags, begunIn, family = '' }: Kept): void {
      const all = [key, ...tags];
      if (size > familyBytes || isOlder(begunIn, all)) return;
      entries.set(key, { value, tags: all, family }, { size });
      if (!entries.has(key)) return;
      for (const tag of all) {
        const keys = byTag.get(tag);
        if (keys) keys.add(key);
        else byTag.set(tag, new Set([key]));
      }
      for (const crowdedOut of shares.add(family, key, size)) entries.delete(crowdedOut);
    },
    /** Purges the entries with one of these tags; all entries without tags. */
    purge(tags?: Tags): void {
      generation++;
      if (tags === undefined) {
        allPurged = generation;
        entries.clear();
        return;
      }
      for (const tag of tags) {
        purged.set(tag, generation);
        for (const key of [...(byTag.get(tag) ?? [])]) entries.delete(key);
      }
    },
    size: () => entries.size,
    bytes: () => entries.calculatedSize,
  };
}
