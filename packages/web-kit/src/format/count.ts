/** Returns a whole number with separators: `1,234`. Avoids `Intl`, as `formatMoney` does. */
export function formatCount(count: number): string {
  // Input: at most 30 characters, as a number has.
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
