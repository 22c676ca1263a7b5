import { z } from 'zod';
import { SIZES, size } from './fashion.ts';
import { MAX_OTHER_SIZES, MAX_SIZE, readSize, SIZE_SYSTEMS, sortSizes, systemOf } from './size-systems.ts';

const MESSAGE = 'Must be S, M, L, XL or XXL, or a size such as US 9.5, 5–6 years, Ring 7, 32 × 34 or One size.';

/** Text of a size, in the spelling of its system after parsing: '9.5' becomes 'US 9.5'. */
const sizeText = z
  .string(MESSAGE)
  .max(MAX_SIZE, MESSAGE)
  .overwrite((text) => readSize(text) ?? text);

/** A size of any system, from S to XXL or another one. */
export const anySize = z.union([size, sizeText.refine((text) => readSize(text) !== undefined, MESSAGE)], MESSAGE);

const otherSize = sizeText.refine(
  (text) => systemOf(text) !== undefined,
  'Must be a size such as US 9.5, 5–6 years, Ring 7, 32 × 34 or One size.',
);

/** Sizes of an item beside S–XXL, of one system. */
export const otherSizes = z
  .array(otherSize)
  .max(MAX_OTHER_SIZES, `Choose at most ${MAX_OTHER_SIZES} sizes.`)
  .refine((sizes) => new Set(sizes.map(systemOf)).size < 2, {
    error: () =>
      `Choose sizes of one kind: ${Object.values(SIZE_SYSTEMS)
        .map(({ label }) => label)
        .join(', ')}.`,
  })
  .overwrite(sortSizes);

/** Returns the reason why an item cannot have both lists of sizes; undefined when it can. */
export const sizesFault = (sizes: readonly string[], others: readonly string[] = []): string | undefined =>
  sizes.length > 0 && others.length > 0 ? `Choose sizes from ${SIZES.join(', ')} or other sizes, not both.` : undefined;
