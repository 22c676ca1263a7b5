/** Returns a whole number with separators: `1,234`. Formatted by hand for the reason in `formatMoney`. */
// Input: at most 30 characters, as a number has.
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
