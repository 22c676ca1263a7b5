import { formatMoney } from '@ethereal/contracts/format-money';
import type { Choice } from '@ethereal/contracts/variants';
import styles from './BuyForm.module.css';

type Props = { price: number; choice: Choice };

/**
 * On a phone, what the button in the bar would buy: its price, color and size, drawn by the style sheet, because both
 * stand in the page already for screen readers.
 */
export function BarFacts({ price, choice: { color, size } }: Props) {
  const choice = [color, size && `Size ${size}`].filter(Boolean).join(' · ');
  return (
    <span
      className={styles.barFacts}
      aria-hidden="true"
      data-price={formatMoney(price)}
      data-choice={choice || undefined}
    />
  );
}
