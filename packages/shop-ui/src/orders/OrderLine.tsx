import { formatCents } from '@ethereal/contracts/format-money';
import { lineIdOf } from '@ethereal/contracts/order-display';
import { isErased, type Order, type OrderItem } from '@ethereal/contracts/orders';
import { isPaid } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { AreaLinks } from '@ethereal/web-kit/navigation/AreaLinks.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Picture } from '../components/Picture.tsx';
import { LineActions } from './LineActions.tsx';
import { LineGoods } from './LineGoods.tsx';
import { LineTimeline } from './LineTimeline.tsx';
import styles from './OrderLine.module.css';
import { lineCents, paidCents } from './order-total.ts';

/**
 * Renders the picture of an ordered item. It has the same link as the name, so assistive technology gets the name only.
 */
function LinePicture({ item }: { item: OrderItem }) {
  const { _id, category, image1 } = item.productId;
  const picture = <Picture src={image1} alt="" sizes="88px" />;
  if (!category) return <div>{picture}</div>;
  return (
    <Link to={`/ethereal/categories/${category}/${_id}`} tabIndex={-1} aria-hidden="true">
      {picture}
    </Link>
  );
}

type Props = {
  order: Order;
  item: OrderItem;
  /** User id of the reader, whom the history addresses. */
  reader: string;
  /** Query key of the list that shows the line. The list is updated with the line. */
  queryKey: QueryKey;
  /** Details below the goods. */
  detail?: ReactNode;
  /** Text about the state, below the goods. */
  state?: ReactNode;
  /** Buttons before those that change the state of the line. */
  actions?: ReactNode;
  /** Field that sets the state, at the end of the row. */
  field?: ReactNode;
};

/** Renders one line of an order for buyer and seller: goods, amount, state, history and actions. */
export function OrderLine({ order, item, reader, queryKey, detail, state, actions, field }: Props) {
  return (
    <div className={field ? `${styles.line} ${styles.withField}` : styles.line}>
      <LinePicture item={item} />
      <div>
        <LineGoods item={item} />
        {detail}
      </div>
      <p className={styles.amount}>
        {formatCents(paidCents(item))}
        {paidCents(item) < lineCents(item) && (
          <span className={`quiet ${styles.before}`}>{formatCents(lineCents(item))} before the discount</span>
        )}
      </p>
      {field && <div className={styles.field}>{field}</div>}
      {state && <div className={styles.state}>{state}</div>}
      <div className={`row-2-4 baseline ${styles.more}`}>
        <LineTimeline
          item={item}
          buyer={order.buyer}
          reader={reader}
          paidOrder={isPaid(order.payment) ? order._id : undefined}
        />
        <div className={`row-2 ${styles.actions}`}>
          {actions}
          {/* A deleted account receives no messages. */}
          {!isErased(order.userLocation) && (
            <AreaLinks
              place={`${reader === order.buyer ? 'bought' : 'sold'}-${item.return ? 'return' : 'line'}`}
              values={{ id: order._id, line: lineIdOf(item) }}
              name={item.productId.name}
            />
          )}
          <LineActions orderId={order._id} item={item} queryKey={queryKey} />
        </div>
      </div>
    </div>
  );
}
