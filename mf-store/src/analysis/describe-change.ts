import type { Period } from '@ethereal/contracts/analytics';

/** Returns how a total differs from that of the period before, such as `25% more than the day before`. */
export function describeChange(total: number, before: number, period: Period): string {
  const earlier = `the ${period.toLowerCase()} before`;
  if (total === before) return `the same as ${earlier}`;
  if (before <= 0) return `up from 0 ${earlier}`;
  const percent = Math.round(((total - before) / before) * 100);
  return `${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'} than ${earlier}`;
}
