import type { Written } from '../written.ts';
import { finding } from './finding.ts';
import { living } from './living.ts';
import { talking } from './talking.ts';

/** A student, a nurse, a father of three, a shop owner and others, by another writer. */
export const TWENTY_FIRST: Readonly<Record<string, readonly Written[]>> = { finding, living, talking };
