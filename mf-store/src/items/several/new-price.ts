/** Change of prices as typed: to an amount in dollars, or by a percentage. */
export type PriceChange = { how: 'set' | 'percent'; amount: string };

const MAX_PERCENT = 1000;

/** Returns the function that changes a price in dollars to whole cents, or the fault of the input. */
export function readPriceChange({ how, amount }: PriceChange): ((price: number) => number) | string {
  const number = Number(amount.trim().replace(/^\+/, ''));
  if (amount.trim() === '' || !Number.isFinite(number))
    return how === 'set' ? 'Write a price like 12.50.' : 'Write a number like -10 or 15.';
  if (how === 'set') return number > 0 ? () => Math.round(number * 100) / 100 : 'Price must be greater than 0.';
  if (number <= -100 || number > MAX_PERCENT) return `Write a number from -99 to ${MAX_PERCENT}.`;
  return (price) => Math.max(1, Math.round(price * (100 + number))) / 100;
}
