import type { Period } from '@ethereal/contracts/analytics';

/** How a total stands against that of the period before: `+25% against the day before`. */
export function describeChange(total: number, before: number, period: Period): string {
  const against = `the ${period.toLowerCase()} before`;
  if (total === before) return `the same as ${against}`;
  if (before <= 0) return `up from 0 in ${against}`;
  const percent = Math.round(((total - before) / before) * 100);
  return `${percent > 0 ? '+' : ''}${percent}% against ${against}`;
}
