import type { Order } from '@ethereal/contracts/orders';
import { LineStanding } from '@ethereal/shop-ui/orders/LineStanding.tsx';
import { OrderLine } from '@ethereal/shop-ui/orders/OrderLine.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { SoldBy, WriteReview } from '../order/LineLinks.tsx';
import { ReturnTerms } from '../order/ReturnTerms.tsx';
import { WithdrawReturn } from '../order/WithdrawReturn.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import styles from './OrderItemRow.module.css';

type Props = { order: Order; item: Order['items'][number] };

/** Shows a line of an order to its buyer: seller, state, history and what can be done. */
export function OrderItemRow({ order, item }: Props) {
  if (!item.productId) return <p className={styles.missing}>Product details are not available</p>;
  return (
    <OrderLine
      order={order}
      item={item}
      reader={order.buyer}
      queryKey={keys.buyerOrders}
      state={
        <>
          <LineStanding item={item} />
          <ReturnTerms item={item} />
        </>
      }
      detail={<SoldBy seller={item.seller} />}
      actions={
        <>
          <WithdrawReturn order={order} item={item} />
          <WriteReview item={item} />
          <BuyAgain item={item} />
        </>
      }
    />
  );
}
