import type { CartLine } from '@ethereal/contracts/cart';
import { Price } from '@ethereal/shop-ui/components/Price.tsx';
import styles from './CartLineRow.module.css';
import { subtotalOf } from './cart-sums.ts';

/** Renders the sum of a line and, for several units, the price of one. */
export function LinePrice({ line }: { line: CartLine }) {
  const { formerPrice, percent } = line.productId;
  const former = formerPrice !== undefined && {
    formerPrice: Math.round(formerPrice * 100 * line.quantity) / 100,
    percent,
  };
  return (
    <div className={styles.price}>
      <Price amount={subtotalOf([line])} {...(former && { reduction: former })} />
      {line.quantity > 1 && (
        <p className={styles.each}>
          <Price amount={line.productId.price} /> each
        </p>
      )}
    </div>
  );
}
