const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Dollars → what people read: `$1,234.50`. */
export function formatMoney(amount: number): string {
  return `$${dollars.format(amount)}`;
}
