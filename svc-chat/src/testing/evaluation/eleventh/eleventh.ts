import type { Written } from '../written.ts';
import { asking } from './asking.ts';
import { careful } from './careful.ts';
import { dressing } from './dressing.ts';
import { giving } from './giving.ts';

/** Plain everyday messages, in the kinds that were weakest before; by a writer who had read no rule. */
export const ELEVENTH: Readonly<Record<string, readonly Written[]>> = { careful, dressing, giving, asking };
