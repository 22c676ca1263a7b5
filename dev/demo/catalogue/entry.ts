import type { Size } from '@ethereal/contracts/fashion';
import type { SellerName } from '../accounts.ts';
import type { Look } from '../pictures/look.ts';

/** An item as it stands in these files; its category is that of its file. */
export interface Entry {
  name: string;
  /** Dollars. */
  price: number;
  wear: 'topW' | 'bottomW';
  sizes?: readonly Size[];
  bestseller?: boolean;
  seller: SellerName;
  description: string;
  look: Look;
}

export const allSizes: readonly Size[] = ['S', 'M', 'L', 'XL', 'XXL'];
export const toXl: readonly Size[] = ['S', 'M', 'L', 'XL'];
export const toL: readonly Size[] = ['S', 'M', 'L'];
