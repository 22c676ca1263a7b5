import type { CartLine } from '@ethereal/contracts/cart';
import { formatMoney } from '@ethereal/contracts/format-money';
import styles from './CartLineRow.module.css';

/** Renders a notice if the price of an item has changed since it was added to the cart. */
export function PriceChange({ line: { priceWhenAdded, productId } }: { line: CartLine }) {
  if (priceWhenAdded === undefined || priceWhenAdded === productId.price) return null;
  const fell = productId.price < priceWhenAdded;
  return (
    <p className={fell ? styles.fell : styles.rose}>
      The price {fell ? 'fell' : 'rose'} from {formatMoney(priceWhenAdded)} to {formatMoney(productId.price)} since you
      added it.
    </p>
  );
}
