import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import type { Size } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { availabilityOf, availableIn, shortage } from '@ethereal/contracts/stock-rules';
import type { Choice } from '@ethereal/contracts/variants';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { ShoppingBag } from 'lucide-react';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { BarFacts } from './BarFacts.tsx';
import styles from './BuyForm.module.css';
import { OptionPicker } from './OptionPicker.tsx';
import { QuantityField } from './QuantityField.tsx';
import { SizeFacts } from './SizeFacts.tsx';
import { StockNote } from './StockNote.tsx';
import { useAddToCart } from './useAddToCart.ts';

/** The second press of a double click buys nothing more. */
function onceOnly(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Color, size, quantity and the button that puts the item into the cart. */
export function BuyForm({ item }: { item: Item }) {
  const [choice, setChoice] = useState<{ color?: string | undefined; size?: Size | undefined }>({});
  const [quantity, setQuantity] = useState('1');
  const [fault, setFault] = useState<string>();
  const { add, isPending, mustLogIn } = useAddToCart();
  const { pathname, search } = useLocation();
  const { available, colors = [] } = item;
  const isGone = (chosen: Choice) => availableIn(available, chosen) === 0;
  const isSoldOut = availabilityOf(available) === 'sold-out';

  /** A color that is sold out in the chosen size takes the size back. */
  function chooseColor(color: string | undefined) {
    const chosen = { ...choice, color };
    setChoice(isGone(chosen) ? { color } : chosen);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const count = Number(quantity);
    const isFine = Number.isInteger(count) && count >= 1 && count <= MAX_QUANTITY;
    const short = shortage(availableIn(available, choice), count);
    setFault(isFine ? short : `Choose a quantity from 1 to ${MAX_QUANTITY}.`);
    const { color: colorChosen, size: sizeChosen } = choice;
    if (isFine && !short) add({ productId: item._id, quantity: count, colorChosen, sizeChosen });
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <OptionPicker
        label="Color"
        options={colors}
        chosen={choice.color}
        isSoldOut={(color) => isGone({ color })}
        onChoose={chooseColor}
      />
      {item.size.length > 0 && (
        <div className={styles.group}>
          <OptionPicker
            label="Size"
            options={item.size}
            chosen={choice.size}
            isSoldOut={(size) => isGone({ ...choice, size })}
            onChoose={(size) => setChoice({ ...choice, size })}
          />
          <SizeFacts item={item} />
        </div>
      )}
      <StockNote available={available} choice={choice} />
      {mustLogIn && (
        <p className={styles.logIn} role="status">
          <Link to="/ethereal/login" state={{ from: pathname + search }}>
            Log in
          </Link>{' '}
          or{' '}
          <Link to="/ethereal/signup" state={{ from: pathname + search }}>
            create an account
          </Link>
          , and it goes into your cart as you chose it.
        </p>
      )}
      <QuantityField value={quantity} fault={fault} onChange={setQuantity} />
      <div className={styles.bar}>
        <BarFacts price={item.price} choice={choice} />
        <Button type="submit" size="large" wide busy={isPending} disabled={isSoldOut} onClick={onceOnly}>
          {!isPending && <ShoppingBag size={20} aria-hidden="true" />}
          Add to Cart
        </Button>
      </div>
    </form>
  );
}
