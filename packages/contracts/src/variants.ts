// This file is separate from the schemas, so that pages that only show stock load no zod.

/** Choice of a buyer among an item's options: a color, a size, both, or nothing yet. */
export type Choice = { color?: string | null | undefined; size?: string | null | undefined };

/** Options of an item. A variant is one of its colors in one of its sizes. */
export type Options = { colors?: readonly string[] | undefined; sizes: readonly string[] };

/** Sizes of an item: those from S to XXL, and those of another system (`size-systems.ts`). */
export type SizedItem = { size: readonly string[]; otherSizes?: readonly string[] | undefined };
/** Returns all sizes in which an item is sold. */
export const sizesOf = ({ size, otherSizes = [] }: SizedItem): string[] => [...size, ...otherSizes];

/** Separator of a variant's key. Names of colors cannot contain it (`color`). */
const BETWEEN = ' / ';

/** Splits the key of a variant into its color and size, or the one that it has. */
export const partsOf = (variant: string): string[] => variant.split(BETWEEN);
/** Joins a color and a size, or one of them, to the key of a variant. */
export const keyFrom = (parts: readonly string[]): string => parts.join(BETWEEN);

/** Returns the key of a variant: 'S', 'White' or 'White / S'; blank for an item without options. */
export const variantOf = ({ color, size }: Choice): string => keyFrom([color, size].flatMap((part) => part || []));

/** Returns the keys of all variants of an item; empty when it has neither colors nor sizes. */
export function variantsOf({ colors = [], sizes }: Options): string[] {
  const eachOr = (all: readonly string[]) => (all.length > 0 ? all : [undefined]);
  return eachOr(colors)
    .flatMap((color) => eachOr(sizes).map((size) => variantOf({ color, size })))
    .filter(Boolean);
}

/** Whether a choice is compatible with this variant. */
export function isOpen(variant: string, { color, size }: Choice): boolean {
  const parts = partsOf(variant);
  return [color, size].every((chosen) => !chosen || parts.includes(chosen));
}
