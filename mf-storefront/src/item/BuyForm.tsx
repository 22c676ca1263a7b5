import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import type { Item } from '@ethereal/contracts/items';
import { availabilityOf, availableIn, shortage } from '@ethereal/contracts/stock-rules';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { ShoppingBag } from 'lucide-react';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { BarFacts } from './BarFacts.tsx';
import styles from './BuyForm.module.css';
import { OptionPicker } from './OptionPicker.tsx';
import { QuantityField } from './QuantityField.tsx';
import { StockNote } from './StockNote.tsx';
import { useAddToCart } from './useAddToCart.ts';
import { useChoice } from './useChoice.ts';

/** The second press of a double click buys nothing more. */
function onceOnly(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Color, size, quantity and the button that puts the item into the cart. */
export function BuyForm({ item }: { item: Item }) {
  const [quantity, setQuantity] = useState('1');
  const [fault, setFault] = useState<string>();
  const { add, isPending, mustLogIn } = useAddToCart(item._id);
  const { pathname, search } = useLocation();
  const { available, colors = [] } = item;
  const { color, size, chooseColor, chooseSize } = useChoice(available);
  const isSoldOut = availabilityOf(available) === 'sold-out';

  function submit(event: FormEvent) {
    event.preventDefault();
    const count = Number(quantity);
    const isFine = Number.isInteger(count) && count >= 1 && count <= MAX_QUANTITY;
    const short = shortage(availableIn(available, { color, size }), count);
    setFault(isFine ? short : `Choose a quantity from 1 to ${MAX_QUANTITY}.`);
    if (isFine && !short) add({ productId: item._id, quantity: count, colorChosen: color, sizeChosen: size });
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      {colors.length > 0 && (
        <OptionPicker
          label="Color"
          options={colors}
          chosen={color}
          isSoldOut={(option) => availableIn(available, { color: option }) === 0}
          onChoose={chooseColor}
        />
      )}
      {item.size.length > 0 && (
        <OptionPicker
          label="Size"
          options={item.size}
          chosen={size}
          isSoldOut={(option) => availableIn(available, { color, size: option }) === 0}
          onChoose={chooseSize}
        />
      )}
      <StockNote available={available} choice={{ color, size }} />
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
        <BarFacts price={item.price} choice={{ color, size }} />
        <Button type="submit" size="large" wide busy={isPending} disabled={isSoldOut} onClick={onceOnly}>
          {!isPending && <ShoppingBag size={20} aria-hidden="true" />}
          Add to Cart
        </Button>
      </div>
    </form>
  );
}
