/** A merge that changed the brand of an item, with the brand before and after. The latest merge is the last entry. */
export type MergedBrand = { merge: string; from: string; to: string };
export type Branded = { brand?: string | undefined; mergedBrands?: MergedBrand[] | undefined };

/** Returns the brand as the seller wrote it. */
export const writtenBrand = ({ brand, mergedBrands }: Branded): string | undefined => mergedBrands?.[0]?.from ?? brand;

/** Returns the brand after the merge; undefined when the item has another brand. */
export function mergeInto({ brand, mergedBrands = [] }: Branded, merge: MergedBrand): Branded | undefined {
  if (brand !== merge.from) return undefined;
  return { brand: merge.to, mergedBrands: [...mergedBrands, merge] };
}

/**
 * Returns the brand without the merge; a brand that was changed since stays. Returns undefined when the merge has not
 * changed the item.
 */
export function undoMerge({ brand, mergedBrands = [] }: Branded, merge: string): Branded | undefined {
  const at = mergedBrands.findIndex((mergedBrand) => mergedBrand.merge === merge);
  const undone = mergedBrands[at];
  if (!undone) return undefined;
  const next = mergedBrands[at + 1];
  const remaining = mergedBrands.filter((candidate) => candidate !== undone);
  const bridged = remaining.map((entry) =>
    entry === next && entry.from === undone.to ? { ...entry, from: undone.from } : entry,
  );
  const isLast = next === undefined && brand === undone.to;
  return { brand: isLast ? undone.from : brand, mergedBrands: bridged.length > 0 ? bridged : undefined };
}
