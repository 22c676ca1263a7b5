import type { Order } from '@ethereal/contracts/orders';
import { OrderFrame } from '@ethereal/web-kit/components/OrderFrame.tsx';
import { OrderItemRow } from './OrderItemRow.tsx';

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** One order as its buyer sees it: when it was placed, and where its items are on their way. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <OrderFrame order={order} fact={{ term: 'Placed on', value: day(order.createdAt) }}>
      {order.items.map((item) => (
        <li key={item.productId?._id ?? `${item.seller}-${item.price}`}>
          <OrderItemRow item={item} />
        </li>
      ))}
    </OrderFrame>
  );
}
