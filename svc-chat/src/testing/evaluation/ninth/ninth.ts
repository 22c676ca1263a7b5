import type { Written } from '../written.ts';
import { strangers } from './strangers.ts';

/** Written when refusals had been asked for in all their ways, by the same writer. */
export const NINTH: Readonly<Record<string, readonly Written[]>> = { strangers };
