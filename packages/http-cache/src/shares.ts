type Share = { bytes: number; sizes: Map<string, number> };

/** Limits each family to `maxBytes`; within a family the least recently used are evicted. */
export function createShares(maxBytes: number) {
  const shares = new Map<string, Share>();
  return {
    /** Adds a key and returns the keys to evict. */
    add(family: string, key: string, size: number): string[] {
      const share = shares.get(family) ?? { bytes: 0, sizes: new Map() };
      shares.set(family, share);
      share.sizes.set(key, size);
      share.bytes += size;
      const tooMany: string[] = [];
      let remaining = share.bytes;
      for (const [oldest, its] of share.sizes) {
        if (remaining <= maxBytes) break;
        tooMany.push(oldest);
        remaining -= its;
      }
      return tooMany;
    },
    /** Marks a key as used, which makes it the last to evict. */
    use(family: string, key: string): void {
      const sizes = shares.get(family)?.sizes;
      const size = sizes?.get(key);
      if (size === undefined) return;
      sizes?.delete(key);
      sizes?.set(key, size);
    },
    remove(family: string, key: string): void {
      const share = shares.get(family);
      const size = share?.sizes.get(key);
      if (!share || size === undefined) return;
      share.sizes.delete(key);
      share.bytes -= size;
      if (share.sizes.size === 0) shares.delete(family);
    },
  };
}
