import { LRUCache } from 'lru-cache';
import { createShares } from './shares.ts';

/** What a kept thing shows, as far as it decides which changes touch it. */
export type Tags = readonly string[];

/** More changes than these while one thing is made are taken for changes of everything. */
const PURGES_KNOWN = 10_000;

type Entry<T> = { value: T; tags: Tags; family: string };
type Kept = {
  size: number;
  tags: Tags;
  /** The store's generation when it began to be made. */
  begunIn: number;
  /** Things of one family share a part of the store; by default everything is of one. */
  family?: string;
};

/** Holds so many bytes at most, the least used go first; whatever shows a changed tag goes at once. */
export function createTaggedStore<T extends object>(most: { bytes: number; familyBytes?: number }) {
  const { bytes, familyBytes = bytes } = most;
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
  /** In which generation each tag was last purged. */
  const purged = new LRUCache<string, number>({
    max: PURGES_KNOWN,
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
    /** Ask before a thing is made; one begun before its last purge is not kept. */
    generation: () => generation,
    /** A key is a tag of its own. */
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
    /** Drops what has one of these tags; everything without any. */
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
