/** Dollars → what people read: `$1,234.50`. By hand, because loading `Intl` holds the first paint for long on a phone. */
export function formatMoney(amount: number): string {
  // Input: at most 30 characters, as a number has.
  return `$${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
