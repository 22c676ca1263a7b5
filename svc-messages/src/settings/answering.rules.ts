const HOUR_MS = 3_600_000;

/** Returns the median of waiting times in whole hours, at least 1; undefined for fewer than five answers. */
export function answersWithin(waitedMs: readonly number[]): number | undefined {
  if (waitedMs.length < 5) return undefined;
  const sorted = waitedMs.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [upper = 0, lower = 0] = [sorted[middle], sorted[middle - 1]];
  const median = sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
  return Math.max(1, Math.ceil(median / HOUR_MS));
}
