import { formatMoney } from '@ethereal/contracts/format-money';
import { orderNumber } from '@ethereal/contracts/orders';
import { Link } from '@ethereal/web-kit/router.ts';
import lists from '../lists/Lists.module.css';
import { moment } from '../lists/moment.ts';
import { useDeskOrders } from '../orders/useDeskOrders.ts';
import { PersonsPart } from './PersonsPart.tsx';

/** Lists the orders of a buyer, each with a link to its history. */
export function PersonsOrders({ id }: { id: string }) {
  const list = useDeskOrders(id);
  const orders = list.data?.pages.flatMap((page) => page.orders.filter(({ buyer }) => buyer === id));
  return (
    <PersonsPart title="Orders" none="Nothing ordered." list={list} count={orders?.length}>
      {orders?.map((order) => (
        <li key={order._id} className={`${lists.row} ${lists.head}`}>
          <Link className={lists.name} to={`/ethereal/desk/orders?find=${order._id}`}>
            Order {orderNumber(order._id)}
          </Link>
          <time className={lists.detail} dateTime={order.createdAt}>
            {moment(order.createdAt)}
          </time>
          <span className={lists.pill}>{formatMoney(order.totalPrice)}</span>
        </li>
      ))}
    </PersonsPart>
  );
}
