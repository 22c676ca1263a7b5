import { listBuyerOrders, type Order, orderNumber } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';
import { orderPath } from '../../order/order.rules.ts';
import styles from './OwnData.module.css';

/** An order with lines that have not arrived: how many are not shipped yet, and how many are on the way. */
type OpenOrder = { order: Order; pending: number; shipped: number };

/** Returns the orders with lines that have not arrived, with the number of those lines. */
function openOrders(orders: readonly Order[]): OpenOrder[] {
  return orders
    .map((order) => {
      const count = (status: string) => order.items.filter((item) => item.status === status).length;
      return { order, pending: count('Pending'), shipped: count('Out for Shipping') };
    })
    .filter(({ pending, shipped }) => pending + shipped > 0);
}

/** Lists the open orders and explains the effect of a deletion on them. Shows nothing when no order is open. */
export function OpenOrders() {
  const { user } = useSession();
  const buyerId = user?._id ?? '';
  const { data } = useQuery({
    queryKey: [...keys.mine, 'mf-account', 'open-orders', buyerId],
    queryFn: ({ signal }) => callApi(listBuyerOrders, { query: { buyerId, limit: '50' }, signal }),
    enabled: user !== undefined,
    staleTime: 0,
  });
  const open = openOrders(data?.orders ?? []);
  if (open.length === 0) return null;
  return (
    <div role="status">
      <p>You have open orders. Items that are not shipped are cancelled and not charged.</p>
      <ul className={styles.goes}>
        {open.map(({ order, pending, shipped }) => (
          <li key={order._id}>
            <Link to={orderPath(order._id)}>Order {orderNumber(order._id)}</Link>: {pending} not shipped, {shipped} on
            the way
          </li>
        ))}
      </ul>
    </div>
  );
}
