import type { CartLine } from '@ethereal/contracts/cart';
import type { DeliveryState } from '@ethereal/contracts/delivery';
import { formatMoney } from '@ethereal/contracts/format-money';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { Arrival } from '../sellers/Arrival.tsx';
import styles from './SummaryItems.module.css';

type Props = { lines: readonly CartLine[]; state: DeliveryState | undefined };

/** Renders the lines to be ordered with picture, variant, price and arrival. */
export function SummaryItems({ lines, state }: Props) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.items} aria-label="What you order">
      {lines.map(({ lineId, productId: item, quantity, colorChosen, sizeChosen }) => (
        <li key={lineId ?? item._id} className={styles.item}>
          <Picture src={item.image1} alt="" sizes="4rem" />
          <div>
            <p className={styles.name} dir="auto">
              {item.name}
            </p>
            <p className={styles.detail}>
              Quantity: {quantity}
              {colorChosen && ` · Color: ${colorChosen}`}
              {sizeChosen && ` · Size: ${sizeChosen}`}
            </p>
            <p className={styles.detail}>
              <Arrival seller={item.user} state={state} />
            </p>
          </div>
          <p className={styles.price}>{formatMoney((Math.round(item.price * 100) * quantity) / 100)}</p>
        </li>
      ))}
    </ul>
  );
}
