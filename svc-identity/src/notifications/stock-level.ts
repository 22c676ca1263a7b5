import type { Availability } from '@ethereal/contracts/stock';

const RANK: Record<Availability, number> = { 'in-stock': 0, low: 1, 'sold-out': 2 };

/** Whether the level is worse than the one before. */
export const isWorse = (level: Availability, before: Availability): boolean => RANK[level] > RANK[before];
