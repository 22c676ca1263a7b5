import type { CartLine } from '@ethereal/contracts/cart';
import type { DeliveryState } from '@ethereal/contracts/delivery';
import { formatCents } from '@ethereal/contracts/format-money';
import { lineIdOf } from '@ethereal/contracts/order-display';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { variantText } from '@ethereal/shop-ui/orders/line-texts.ts';
import { shortageText } from '../cart/shortage-text.ts';
import { Arrival } from '../sellers/Arrival.tsx';
import styles from './SummaryItems.module.css';

type Props = { lines: readonly CartLine[]; state: DeliveryState | undefined };

/** Renders the lines to be ordered with picture, variant, price and arrival, and what the stock does not cover. */
export function SummaryItems({ lines, state }: Props) {
  if (lines.length === 0) return null;
  return (
    <ul className="stack-3" aria-label="What you order">
      {lines.map((line) => (
        <li key={lineIdOf(line)} className={`stack-3 center ${styles.item}`}>
          <Picture src={line.productId.image1} alt="" sizes="4rem" />
          <div>
            <p className={styles.name} dir="auto">
              {line.productId.name}
            </p>
            <p className="quiet">{variantText(line)}</p>
            {line.shortage && <p className="fault">{shortageText(line)}</p>}
            <p className="quiet">
              <Arrival seller={line.productId.user} state={state} />
            </p>
          </div>
          <p className={styles.price}>{formatCents(Math.round(line.productId.price * 100) * line.quantity)}</p>
        </li>
      ))}
    </ul>
  );
}
