import type { Written } from '../written.ts';
import { asking } from './asking.ts';
import { careful } from './careful.ts';
import { finding } from './finding.ts';
import { giving } from './giving.ts';
import { knowing } from './knowing.ts';
import { talking } from './talking.ts';

/** What other visitors would type, of every kind, by a writer who read no rule; unseen until the last run. */
export const SIXTEENTH: Readonly<Record<string, readonly Written[]>> = {
  finding,
  careful,
  giving,
  knowing,
  talking,
  asking,
};
