import { formatMoney } from '@ethereal/contracts/format-money';
import { type Choice, variantOf } from '@ethereal/contracts/variants';
import styles from './BuyForm.module.css';

type Props = { price: number; choice: Choice };

/**
 * Renders, on a phone, the price, color and size that the button in the bar would buy. The style sheet draws the text,
 * because the page already contains it for screen readers.
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
