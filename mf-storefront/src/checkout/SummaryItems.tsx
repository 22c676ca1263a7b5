import type { CartLine } from '@ethereal/contracts/cart';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import styles from './SummaryItems.module.css';

/** What is about to be ordered, in pictures. */
export function SummaryItems({ lines }: { lines: readonly CartLine[] }) {
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
          </div>
        </li>
      ))}
    </ul>
  );
}
