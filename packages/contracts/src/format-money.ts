/**
 * Formats dollars for display: `$1,234.50`, or `−$10.00` for a debt. Avoids `Intl`, because loading it delays the first
 * paint on a phone.
 */
export function formatMoney(amount: number): string {
  const digits = Math.abs(amount).toFixed(2);
  // Input: at most 30 characters, as a number has.
  return `${amount < 0 ? '−' : ''}$${digits.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

/** Formats cents for display as dollars: `$1,234.50`. */
export const formatCents = (cents: number): string => formatMoney(cents / 100);
