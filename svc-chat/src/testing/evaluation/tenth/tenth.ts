import type { Written } from '../written.ts';
import { mixedCompany } from './mixed-company.ts';

/** Written at the end of the day, by the same writer, hard again. */
export const TENTH: Readonly<Record<string, readonly Written[]>> = { 'mixed company': mixedCompany };
