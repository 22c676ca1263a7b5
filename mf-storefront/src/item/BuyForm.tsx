import { MAX_QUANTITY } from '@ethereal/contracts/cart';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { availabilityOf, availableIn, LOW_STOCK, shortage, unitsIn } from '@ethereal/contracts/stock-rules';
import { type Choice, sizesOf, variantOf } from '@ethereal/contracts/variants';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { Link, useLocation } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { ShoppingBag } from 'lucide-react';
import { type FormEvent, type MouseEvent, useState } from 'react';
import styles from './BuyForm.module.css';
import { OptionPicker } from './OptionPicker.tsx';
import { QuantityField } from './QuantityField.tsx';
import { SizeFacts } from './SizeFacts.tsx';
import { useAddToCart } from './useAddToCart.ts';
import { type ItemChoice, missingChoice, useItemChoice } from './useItemChoice.ts';

type StockNoteProps = { available: Stock | undefined; choice: Choice };

/** Renders the number of units left if they are few. Renders nothing if the stock is not counted or sufficient. */
function StockNote({ available, choice }: StockNoteProps) {
  const left = unitsIn(available, choice);
  const variant = variantOf(choice);
  if (left === null || left > LOW_STOCK) return null;
  return (
    <p className={`amber text-sm strong ${styles.stock}`} data-sold-out={left === 0 || undefined}>
      {left === 0 ? 'Sold out' : `Only ${left} left${variant ? ` in ${variant}` : ''}`}
    </p>
  );
}

type BarFactsProps = { price: number; choice: Choice };

/**
 * Renders, on a phone, the price, color and size that the button in the bar would buy. The style sheet draws the text,
 * because the page already contains it for screen readers.
 */
function BarFacts({ price, choice }: BarFactsProps) {
  const { color, size } = choice;
  return (
    <span
      className={styles.barFacts}
      aria-hidden="true"
      data-price={formatMoney(price)}
      data-choice={color ? variantOf(choice) : size && `Size ${size}`}
    />
  );
}

const loadDeferred = () => import('./lazy-parts.ts');
const ChoiceSheet = lazyPart(() => loadDeferred().then((file) => file.ChoiceSheet));

/** Ignores the second press of a double click. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

type Props = {
  item: Item;
  /** Called with the color that is chosen, undefined without one. */
  onColor: (color: string | undefined) => void;
};

/** Renders color, size, quantity and the button that adds the item to the cart. */
export function BuyForm({ item, onColor }: Props) {
  const { choice, setChoice, isGone, chooseColor, chooseSize } = useItemChoice(item);
  const [quantity, setQuantity] = useState('1');
  const [fault, setFault] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const { add, isPending, mustLogIn } = useAddToCart();
  const { pathname, search } = useLocation();
  const { available, colors = [] } = item;
  const sizes = sizesOf(item);
  const isSoldOut = availabilityOf(available) === 'sold-out';

  const left = availableIn(available, choice) ?? MAX_QUANTITY;
  const count = Number(quantity);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_QUANTITY;

  /** Adds the item with a choice unless the stock does not cover the quantity. */
  function buy(chosen: ItemChoice) {
    const short = shortage(availableIn(available, chosen), count);
    setFault(short);
    if (!short) add({ productId: item._id, quantity: count, colorChosen: chosen.color, sizeChosen: chosen.size });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = missingChoice(item, choice);
    if (!isCount) setFault(`Choose a quantity from 1 to ${MAX_QUANTITY}.`);
    else if (!missing) buy(choice);
    // Offline, the sheet may not load; the choice can be made in the page.
    else
      void loadDeferred().then(
        () => setChoosing(true),
        () => notify.error(`Choose a ${missing} first.`),
      );
  }

  function buyChosen(chosen: ItemChoice) {
    setChoosing(false);
    setChoice(chosen);
    onColor(chosen.color);
    buy(chosen);
  }

  return (
    <form method="post" className="stack-5" onSubmit={submit} noValidate>
      <OptionPicker
        label="Color"
        options={colors}
        chosen={choice.color}
        isSoldOut={(color) => isGone({ color })}
        unavailableReason={(color) =>
          choice.size && isGone({ ...choice, color }) ? `sold out in ${choice.size}` : undefined
        }
        onChoose={(color) => {
          chooseColor(color);
          onColor(color);
        }}
      />
      {sizes.length > 0 && (
        <div className="stack-2">
          <OptionPicker
            label="Size"
            options={sizes}
            chosen={choice.size}
            isSoldOut={(size) => isGone({ ...choice, size })}
            onChoose={chooseSize}
          />
          <SizeFacts item={item} />
        </div>
      )}
      <QuantityField
        value={quantity}
        max={Math.max(1, Math.min(MAX_QUANTITY, left))}
        fault={fault}
        onChange={(value) => {
          setQuantity(value);
          setFault(undefined);
        }}
      />
      <div className={styles.bar}>
        <BarFacts price={item.price} choice={choice} />
        <Button type="submit" size="large" wide busy={isPending} disabled={isSoldOut} onClick={ignoreDoubleClick}>
          {!isPending && <ShoppingBag size={20} aria-hidden="true" />}
          Add to Cart
        </Button>
      </div>
      {/* The note is below the button, because a choice shows or hides the note, which moves what follows. */}
      <StockNote available={available} choice={choice} />
      {mustLogIn && (
        <p className={styles.logIn} role="status">
          <Link to="/ethereal/login" state={{ from: pathname + search }}>
            Log in
          </Link>{' '}
          and it goes into your cart as you chose it.
        </p>
      )}
      {isChoosing && <ChoiceSheet item={item} choice={choice} onAdd={buyChosen} onClose={() => setChoosing(false)} />}
    </form>
  );
}
