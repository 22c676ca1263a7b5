import type { Stock } from '@ethereal/contracts/stock';
import { LOW_STOCK, unitsOf } from '@ethereal/contracts/stock-rules';

/** Returns the stock of an item as text, and whether it is low or sold out. */
export function describeStock(stock: Stock | undefined): { text: string; level?: 'low' | 'sold-out' } {
  const count = unitsOf(stock);
  if (count === null) return { text: 'Stock not counted' };
  const sizes = typeof stock === 'object' && stock !== null ? stock : {};
  const empty = Object.entries(sizes).flatMap(([size, left]) => (left === 0 ? [size] : []));
  if (count === 0) return { text: 'Sold out', level: 'sold-out' };
  if (count <= LOW_STOCK) return { text: `Low stock: ${count} left`, level: 'low' };
  if (empty.length > 0) return { text: `${count} in stock, none in ${empty.join(', ')}`, level: 'low' };
  return { text: `${count} in stock` };
}
