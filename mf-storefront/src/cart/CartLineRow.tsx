import { type CartLine, MAX_QUANTITY } from '@ethereal/contracts/cart';
import { availableIn } from '@ethereal/contracts/stock-rules';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import styles from './CartLineRow.module.css';
import { ChoiceSelects } from './ChoiceSelects.tsx';
import { DeleteItem } from './DeleteItem.tsx';
import { LinePrice } from './LinePrice.tsx';
import { PriceChange } from './PriceChange.tsx';
import { SaveForLater } from './SaveForLater.tsx';
import { useCartLine } from './useCartLine.ts';

/**
 * Returns the quantities that the buyer can choose: up to the available stock, at most 10, and the current quantity.
 */
function quantitiesOf({ available, colorChosen, sizeChosen, quantity }: CartLine) {
  const left = availableIn(available, { color: colorChosen, size: sizeChosen ?? undefined }) ?? MAX_QUANTITY;
  const most = Math.max(quantity, Math.min(MAX_QUANTITY, left));
  return Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));
}

/** Returns why a line cannot be ordered, and what the buyer can do. */
function shortageText({ shortage, colorChosen, sizeChosen }: CartLine): string {
  const choice = [colorChosen, sizeChosen && `size ${sizeChosen}`].filter(Boolean).join(', ');
  const inChoice = choice && ` in ${choice}`;
  if (shortage === 'Sold out.') return `Sold out${inChoice}. Please choose another or delete it.`;
  return shortage?.startsWith('Only') ? shortage.replace('.', `${inChoice}.`) : (shortage ?? '');
}

/** Renders one line of the cart. */
export function CartLineRow({ line, onRemoved }: { line: CartLine; onRemoved: () => void }) {
  const { productId: item, quantity } = line;
  const { change, remove, saveForLater } = useCartLine(line, onRemoved);
  return (
    <article className={styles.line} aria-label={item.name}>
      <div className={styles.picture}>
        <Picture src={item.image1} alt="" sizes="9rem" priority />
      </div>
      <div className={styles.words}>
        <Link className={styles.name} dir="auto" to={`/ethereal/categories/${item.category}/${item._id}`}>
          {item.name}
        </Link>
        <PriceChange line={line} />
        {line.shortage && <p className={styles.short}>{shortageText(line)}</p>}
      </div>
      <LinePrice line={line} />
      <div className={styles.controls}>
        <Select
          label="Quantity"
          name="quantity"
          options={quantitiesOf(line)}
          value={quantity}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ quantity: Number(target.value) })}
        />
        <ChoiceSelects line={line} disabled={change.isPending} onChoose={change.mutate} />
        <SaveForLater save={saveForLater} />
        <DeleteItem remove={remove} />
      </div>
    </article>
  );
}
