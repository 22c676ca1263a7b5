import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import type { Size } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { availabilityOf, availableIn, shortage } from '@ethereal/contracts/stock-rules';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { ShoppingBag } from 'lucide-react';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { BarFacts } from './BarFacts.tsx';
import styles from './BuyForm.module.css';
import { QuantityField } from './QuantityField.tsx';
import { SizeFacts } from './SizeFacts.tsx';
import { SizePicker } from './SizePicker.tsx';
import { StockNote } from './StockNote.tsx';
import { useAddToCart } from './useAddToCart.ts';

/** The second press of a double click buys nothing more. */
function onceOnly(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Size, quantity and the button that puts the item into the cart. */
export function BuyForm({ item }: { item: Item }) {
  const [size, setSize] = useState<Size>();
  const [quantity, setQuantity] = useState('1');
  const [fault, setFault] = useState<string>();
  const { add, isPending, mustLogIn } = useAddToCart(item._id);
  const { pathname, search } = useLocation();
  const { available } = item;
  const isSoldOut = availabilityOf(available) === 'sold-out';

  function submit(event: FormEvent) {
    event.preventDefault();
    const count = Number(quantity);
    const isFine = Number.isInteger(count) && count >= 1 && count <= MAX_QUANTITY;
    const short = shortage(availableIn(available, size ?? null), count);
    setFault(isFine ? short : `Choose a quantity from 1 to ${MAX_QUANTITY}.`);
    if (isFine && !short)
      add({ productId: item._id, quantity: count, ...(size ? { sizeChosen: size } : {}) });
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      {item.size.length > 0 && (
        <div className={styles.group}>
          <SizePicker sizes={item.size} available={available} chosen={size} onChoose={setSize} />
          <SizeFacts item={item} />
        </div>
      )}
      <StockNote available={available} size={size} />
      {mustLogIn && (
        <p className={styles.logIn} role="status">
          <Link to="/ethereal/login" state={{ from: pathname + search }}>
            Log in
          </Link>{' '}
          and it goes into your cart as you chose it.
        </p>
      )}
      <QuantityField value={quantity} fault={fault} onChange={setQuantity} />
      <div className={styles.bar}>
        <BarFacts price={item.price} size={size} />
        <Button type="submit" size="large" wide busy={isPending} disabled={isSoldOut} onClick={onceOnly}>
          {!isPending && <ShoppingBag size={20} aria-hidden="true" />}
          Add to Cart
        </Button>
      </div>
    </form>
  );
}
