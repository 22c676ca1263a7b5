import { formatMoney } from '@ethereal/contracts/format-money';
import type { Card } from '@ethereal/contracts/items';
import { Link } from '@ethereal/web-kit/router.ts';
import type { ComponentProps } from 'react';
import { DeskRow } from '../lists/DeskRow.tsx';
import lists from '../lists/Lists.module.css';
import { FeatureButton } from './FeatureButton.tsx';
import { HideButton } from './HideButton.tsx';
import { ShowButton } from './ShowButton.tsx';

/** Renders one item with the acts of an operator. */
function ItemRow({ item }: { item: Card & { hidden?: boolean } }) {
  return (
    <DeskRow label={item.name}>
      <div className="row-2-3 center">
        <Link className="strong" to={`/ethereal/categories/${item.category}/${item._id}`} dir="auto">
          {item.name}
        </Link>
        <span className="pill">{formatMoney(item.price)}</span>
        {item.hidden && <span className="pill amber">hidden</span>}
        <Link className="quiet" to={`/ethereal/sellers/${item.user}`}>
          Its seller
        </Link>
      </div>
      <div className={`row-2 ${lists.acts}`}>
        {item.hidden ? (
          <ShowButton id={item._id} name={item.name} />
        ) : (
          <>
            <FeatureButton id={item._id} name={item.name} />
            <HideButton id={item._id} name={item.name} />
          </>
        )}
      </div>
    </DeskRow>
  );
}

type RowsProps = {
  items: readonly ComponentProps<typeof ItemRow>['item'][];
  /** Whether the list is read again. */
  isBusy?: boolean;
};

/** Lists items with the acts of an operator. */
export const ItemRows = ({ items, isBusy }: RowsProps) => (
  <ul className="stack-3" aria-busy={isBusy}>
    {items.map((item) => (
      <li key={item._id}>
        <ItemRow item={item} />
      </li>
    ))}
  </ul>
);
