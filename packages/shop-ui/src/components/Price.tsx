import { formatMoney } from '@ethereal/contracts/format-money';
import styles from './Price.module.css';

/** Renders an amount in dollars, such as '$1,234.50'. */
export function Price({ amount, large = false }: { amount: number; large?: boolean }) {
  return <span className={large ? styles.large : styles.price}>{formatMoney(amount)}</span>;
}
