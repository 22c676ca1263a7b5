import type { Written } from '../written.ts';
import { abroad } from './abroad.ts';
import { collector } from './collector.ts';
import { dad } from './dad.ts';
import { nurse } from './nurse.ts';
import { stylist } from './stylist.ts';

/** Written when the seventh part was mended, by the same writer. */
export const EIGHTH: Readonly<Record<string, readonly Written[]>> = {
  nurse,
  collector,
  dad,
  stylist,
  abroad,
};
