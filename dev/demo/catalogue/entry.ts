import type { Size } from '@ethereal/contracts/fashion';
import type { SellerName } from '../accounts.ts';
import type { Look } from '../studio/look.ts';

/** An item as it stands in these files; its category is that of its file. */
export interface Entry {
  name: string;
  /** Dollars. */
  price: number;
  wear: 'topW' | 'bottomW';
  sizes?: readonly Size[];
  bestseller?: boolean;
  seller: SellerName;
  /** Pieces, of each size where there are sizes; not counted when left out. */
  stock?: number | Partial<Record<Size, number>>;
  description: string;
  look: Look;
}

export const allSizes: readonly Size[] = ['S', 'M', 'L', 'XL', 'XXL'];
export const toXl: readonly Size[] = ['S', 'M', 'L', 'XL'];
export const toL: readonly Size[] = ['S', 'M', 'L'];
