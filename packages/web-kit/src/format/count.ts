/** A whole number as people read it: `1,234`. By hand for the reason that `formatMoney` gives. */
// Input: at most 30 characters, as a number has.
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
