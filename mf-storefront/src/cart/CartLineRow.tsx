import { type CartLine, MAX_QUANTITY } from '@ethereal/contracts/cart';
import { formatMoney } from '@ethereal/contracts/format-money';
import { availableIn } from '@ethereal/contracts/stock-rules';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Price } from '@ethereal/shop-ui/components/Price.tsx';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ConfirmButton } from '@ethereal/web-kit/components/ConfirmButton.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { useSettledChoice } from '@ethereal/web-kit/hooks/useSettledChoice.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { Bookmark, Trash2 } from 'lucide-react';
import styles from './CartLineRow.module.css';
import { ChoiceSelects } from './ChoiceSelects.tsx';
import { subtotalOf } from './cart-sums.ts';
import { shortageText } from './shortage-text.ts';
import { useCartLine } from './useCartLine.ts';

type SaveForLaterProps = { save: ReturnType<typeof useCartLine>['saveForLater'] };

/** Renders the button that moves a line from the cart to the lines saved for later. */
function SaveForLater({ save }: SaveForLaterProps) {
  return (
    <Button variant="quiet" size="small" className={styles.save} busy={save.isPending} onClick={() => save.mutate()}>
      <Bookmark size={16} aria-hidden="true" />
      Save for later
    </Button>
  );
}

/** Renders a notice if the price of an item has changed since it was added to the cart. */
function PriceChange({ line: { priceWhenAdded, productId } }: { line: CartLine }) {
  if (priceWhenAdded === undefined || priceWhenAdded === productId.price) return null;
  const fell = productId.price < priceWhenAdded;
  return (
    <p className={fell ? styles.fell : `amber ${styles.rose}`}>
      The price {fell ? 'fell' : 'rose'} from {formatMoney(priceWhenAdded)} to {formatMoney(productId.price)} since you
      added it.
    </p>
  );
}

/** Renders the sum of a line and, for several units, the price of one. */
function LinePrice({ line }: { line: CartLine }) {
  const { formerPrice, percent } = line.productId;
  const former = formerPrice !== undefined && {
    formerPrice: Math.round(formerPrice * 100 * line.quantity) / 100,
    percent,
  };
  return (
    <div className={styles.price}>
      <Price amount={subtotalOf([line])} {...(former && { reduction: former })} />
      {line.quantity > 1 && (
        <p className="quiet">
          <Price amount={line.productId.price} /> each
        </p>
      )}
    </div>
  );
}

/**
 * Returns the quantities that the buyer can choose: up to the available stock, at most 10, and the current quantity.
 */
function quantitiesOf({ available, colorChosen, sizeChosen, quantity }: CartLine) {
  const left = availableIn(available, { color: colorChosen, size: sizeChosen ?? undefined }) ?? MAX_QUANTITY;
  const max = Math.max(quantity, Math.min(MAX_QUANTITY, left));
  return Array.from({ length: max }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));
}

/** Renders one line of the cart. */
export function CartLineRow({ line, onRemoved }: { line: CartLine; onRemoved: () => void }) {
  const { productId: item, quantity } = line;
  const { change, remove, saveForLater } = useCartLine(line, onRemoved);
  const settledQuantity = useSettledChoice(String(quantity), (chosen) => change.mutate({ quantity: Number(chosen) }));
  return (
    <article className={styles.line} aria-label={item.name}>
      <div className={styles.picture}>
        <Picture src={item.image1} alt="" sizes="9rem" priority />
      </div>
      <div className="stack-2">
        <Link className={styles.name} dir="auto" to={`/ethereal/categories/${item.category}/${item._id}`}>
          {item.name}
        </Link>
        <PriceChange line={line} />
        {line.shortage && <p className={styles.short}>{shortageText(line)}</p>}
      </div>
      <LinePrice line={line} />
      <div className={`row-3 end ${styles.controls}`}>
        <Select
          label="Quantity"
          name="quantity"
          options={quantitiesOf(line)}
          disabled={change.isPending}
          {...settledQuantity}
        />
        <ChoiceSelects line={line} disabled={change.isPending} onChoose={change.mutate} />
        <div className={`row-3 ${styles.actions}`}>
          <SaveForLater save={saveForLater} />
          <ConfirmButton
            variant="quiet"
            size="small"
            className={styles.delete}
            question="Are you sure You want to remove the item from the cart"
            mutation={remove}
          >
            <Trash2 size={16} aria-hidden="true" />
            Delete Item
          </ConfirmButton>
        </div>
      </div>
    </article>
  );
}
