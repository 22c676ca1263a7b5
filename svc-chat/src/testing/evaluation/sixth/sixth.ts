import type { Written } from '../written.ts';
import { neighbours } from './neighbours.ts';

/** Written when the fifth part was mended, by the same writer. */
export const SIXTH: Readonly<Record<string, readonly Written[]>> = { neighbours };
