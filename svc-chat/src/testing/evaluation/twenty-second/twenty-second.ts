import type { Written } from '../written.ts';
import { FINDING } from './finding.ts';
import { TALKING } from './talking.ts';
import { WISHING } from './wishing.ts';

/** What is said across a shop's counter, by a salesperson of many years. */
export const TWENTY_SECOND: Readonly<Record<string, readonly Written[]>> = {
  finding: FINDING,
  wishing: WISHING,
  talking: TALKING,
};
