import { formatMoney } from '@ethereal/contracts/format-money';
import styles from './Price.module.css';

/** Reduction of a price as calls have it. */
export type Reduction = {
  formerPrice?: number | undefined;
  percent?: number | undefined;
  saleEnds?: string | undefined;
};

type Props = { amount: number; reduction?: Reduction; large?: boolean };

/** Renders an amount in dollars, such as '$1,234.50', with the former price and the percent of a reduction. */
export function Price({ amount, reduction: { formerPrice, percent } = {}, large = false }: Props) {
  const price = <span className={large ? styles.large : `strong numbers ${styles.price}`}>{formatMoney(amount)}</span>;
  if (formerPrice === undefined) return price;
  return (
    <span className={styles.reduced}>
      {price}
      <s className={`quiet numbers ${styles.former}`} aria-hidden="true">
        {formatMoney(formerPrice)}
      </s>
      <span className="visually-hidden">, was {formatMoney(formerPrice)}</span>
      {percent !== undefined && <span className={styles.percent}>−{percent} %</span>}
    </span>
  );
}
