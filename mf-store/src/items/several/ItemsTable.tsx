import { formatMoney } from '@ethereal/contracts/format-money';
import type { OwnCard } from '@ethereal/contracts/items';
import type { Stock } from '@ethereal/contracts/stock';
import { Link } from '@ethereal/web-kit/router.ts';
import { SaleNote } from '../../sales/SaleNote.tsx';
import { describeStock } from '../describe-stock.ts';
import styles from './SeveralItems.module.css';

type Props = {
  items: readonly OwnCard[];
  stocks: ReadonlyMap<string, Stock> | undefined;
  chosen: ReadonlySet<string>;
  onChoose(ids: ReadonlySet<string>): void;
};

/**
 * Lists the seller's items, one row each, to choose several. The role is explicit, because a table that CSS lays out as
 * blocks on a phone loses it for screen readers.
 */
export function ItemsTable({ items, stocks, chosen, onChoose }: Props) {
  const areAll = chosen.size === items.length;
  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as blocks it would lose its role
    <table className={`table ${styles.table}`} role="table">
      <caption className="visually-hidden">Your items</caption>
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              aria-label="Choose all"
              checked={areAll}
              ref={(box) => {
                if (box) box.indeterminate = chosen.size > 0 && !areAll;
              }}
              onChange={() => onChoose(new Set(areAll ? [] : items.map(({ _id }) => _id)))}
            />
          </th>
          <th scope="col">Item</th>
          <th scope="col" className={styles.number}>
            Price
          </th>
          <th scope="col">Stock</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item._id} data-chosen={chosen.has(item._id) || undefined}>
            <td>
              <input
                type="checkbox"
                aria-label={`Choose ${item.name}`}
                checked={chosen.has(item._id)}
                onChange={() => toggle(item._id)}
              />
            </td>
            <th scope="row" dir="auto">
              <Link to={`/ethereal/profile/edit-your-Item/${item._id}`}>{item.name}</Link>
            </th>
            <td className={styles.number}>
              {formatMoney(item.regularPrice ?? item.price)}
              <SaleNote sale={item.sale} />
            </td>
            <td>{stocks && describeStock(stocks.get(item._id)).text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
