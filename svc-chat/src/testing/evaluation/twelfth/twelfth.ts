import type { Written } from '../written.ts';
import { abroad } from './abroad.ts';
import { asking } from './asking.ts';
import { finding } from './finding.ts';
import { giving } from './giving.ts';
import { refusing } from './refusing.ts';

/** All sorts of people on an ordinary day; by a writer who had read no rule. */
export const TWELFTH: Readonly<Record<string, readonly Written[]>> = {
  finding,
  refusing,
  giving,
  asking,
  abroad,
};
