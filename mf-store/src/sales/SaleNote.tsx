import { formatMoney } from '@ethereal/contracts/format-money';
import type { OwnCard } from '@ethereal/contracts/items';
import { shortMoment } from '@ethereal/web-kit/format/local-day.ts';
import styles from './SaleFields.module.css';

/** Renders the sale of one of the seller's items: when it begins, or until when it runs; nothing without a sale. */
export function SaleNote({ sale }: Pick<OwnCard, 'sale'>) {
  if (!sale) return null;
  const { percent, price, from, until } = sale;
  const reduced = percent === undefined ? formatMoney(price ?? 0) : `−${percent} %`;
  const isPlanned = from !== undefined && Date.parse(from) > Date.now();
  return (
    <p className={styles.note}>
      {isPlanned ? `Sale ${reduced} from ${shortMoment(from)}` : `On sale ${reduced}`}
      {until !== undefined && ` until ${shortMoment(until)}`}
    </p>
  );
}
