import { z } from 'zod';
import { line, recordByLine } from './common.ts';
import { IMAGE_FIELDS } from './fashion.ts';
import { ALL_SIZES } from './size-systems.ts';

/** Maximum number of colors of an item. */
export const MAX_COLORS = 12;
/** Maximum length of a color's name, in characters. */
export const MAX_COLOR = 30;

// Characters that separate parts of keys: in documents ('.', '$'), of a variant ('White / S') and in tables ('White:3,
// Navy:0').
const TAKEN = /[.$,;:=]|\s\/|\/\s/;
const SIZE_NAMES = new Set(ALL_SIZES.map((size) => size.toUpperCase()));
const isSize = (name: string) => SIZE_NAMES.has(name.toUpperCase());
/** Rejects 'constructor' and other names that every object inherits. */
const isInherited = (name: string) => name in {};

export const color = line('Color', MAX_COLOR).refine(
  (name) => !TAKEN.test(name) && !isSize(name) && !isInherited(name),
  "A color's name may not be a size, nor have . , ; : = $ or a slash beside a blank in it.",
);

const areDistinct = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

export const colors = z
  .array(color)
  .max(MAX_COLORS, `Name at most ${MAX_COLORS} colors.`)
  .refine(areDistinct, 'Name each color once.');

/** Picture of each color, by the field of the picture. A color without an entry has the item's first picture. */
export const colorImages = recordByLine(MAX_COLOR, z.enum(IMAGE_FIELDS)).refine(
  (record) => Object.keys(record).length <= MAX_COLORS,
  `Name at most ${MAX_COLORS} colors.`,
);
