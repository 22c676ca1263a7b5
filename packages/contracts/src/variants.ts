// Apart from the schemas, so that pages which only show a stock come without zod.

/** What is chosen of an item: a color, a size, both, or nothing yet. */
export type Choice = { color?: string | null | undefined; size?: string | null | undefined };

/** What an item comes in: a variant is one of its colors in one of its sizes. */
export type Options = { colors?: readonly string[] | undefined; sizes: readonly string[] };

/** No color has it in its name (`color`). */
const BETWEEN = ' / ';

/** A key's color and size, or the one of them that it has; and the key that they make. */
export const partsOf = (variant: string): string[] => variant.split(BETWEEN);
export const keyFrom = (parts: readonly string[]): string => parts.join(BETWEEN);

/** The key of a variant: 'S', 'White' or 'White / S'; blank for an item without options. */
export const variantOf = ({ color, size }: Choice): string => keyFrom([color, size].flatMap((part) => part || []));

/** All variants of an item; none when it has neither colors nor sizes. */
export function variantsOf({ colors = [], sizes }: Options): string[] {
  const eachOr = (all: readonly string[]) => (all.length > 0 ? all : [undefined]);
  return eachOr(colors)
    .flatMap((color) => eachOr(sizes).map((size) => variantOf({ color, size })))
    .filter(Boolean);
}

/** Whether a choice can still become this variant. */
export function isOpen(variant: string, { color, size }: Choice): boolean {
  const parts = partsOf(variant);
  return [color, size].every((chosen) => !chosen || parts.includes(chosen));
}
