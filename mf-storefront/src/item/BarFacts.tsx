import { formatMoney } from '@ethereal/contracts/format-money';
import { type Choice, variantOf } from '@ethereal/contracts/variants';
import styles from './BuyForm.module.css';

type Props = { price: number; choice: Choice };

/**
 * On a phone, what the button in the bar would buy: its price, color and size, drawn by the style sheet, because both
 * stand in the page already for screen readers.
 */
export function BarFacts({ price, choice }: Props) {
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
