type Share = { bytes: number; sizes: Map<string, number> };

/** Lets no family take more than so many bytes: within one, the least used go first. */
export function createShares(most: number) {
  const shares = new Map<string, Share>();
  return {
    /** Gives the keys that are too many now. */
    add(family: string, key: string, size: number): string[] {
      const share = shares.get(family) ?? { bytes: 0, sizes: new Map() };
      shares.set(family, share);
      share.sizes.set(key, size);
      share.bytes += size;
      const tooMany: string[] = [];
      let left = share.bytes;
      for (const [oldest, its] of share.sizes) {
        if (left <= most) break;
        tooMany.push(oldest);
        left -= its;
      }
      return tooMany;
    },
    /** It was asked for: it goes last. */
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
