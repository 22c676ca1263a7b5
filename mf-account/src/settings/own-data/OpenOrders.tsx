import { listBuyerOrders, type Order, orderNumber } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';
import { orderPath } from '../../order/order.rules.ts';
import styles from './OwnData.module.css';

/** An order with lines that have not arrived, and the number of their units as text: '2 not shipped, 1 on the way'. */
type OpenOrder = { order: Order; text: string };

/** Returns the orders with lines that have not arrived. */
function openOrders(orders: readonly Order[]): OpenOrder[] {
  return orders.flatMap((order) => {
    const count = (status: string) =>
      order.items.reduce((sum, item) => sum + (item.status === status ? item.quantity : 0), 0);
    const [pending, shipped] = [count('Pending'), count('Out for Shipping')];
    const parts = [pending > 0 && `${pending} not shipped`, shipped > 0 && `${shipped} on the way`].filter(Boolean);
    return parts.length > 0 ? [{ order, text: parts.join(', ') }] : [];
  });
}

/** Lists the open orders and explains the effect of a deletion on them. Shows nothing when no order is open. */
export function OpenOrders() {
  const { user } = useSession();
  const buyerId = user?._id ?? '';
  const query = useQuery({
    queryKey: [...keys.mine, 'mf-account', 'open-orders', buyerId],
    queryFn: ({ signal }) => callApi(listBuyerOrders, { query: { buyerId, limit: '50' }, signal }),
    select: ({ orders }) => openOrders(orders),
    enabled: user !== undefined,
    staleTime: 0,
  });
  return (
    <QueryView query={query} pending={null} failed="Your open orders could not be loaded." empty={null}>
      {(open) => (
        <div role="status">
          <p>You have open orders. Items that are not shipped are cancelled and not charged.</p>
          <ul className={`stack-2 muted ${styles.goes}`}>
            {open.map(({ order, text }) => (
              <li key={order._id}>
                <Link to={orderPath(order._id)}>Order {orderNumber(order._id)}</Link>: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </QueryView>
  );
}
