import { formatMoney } from '@ethereal/contracts/format-money';
import { orderNumber } from '@ethereal/contracts/orders';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import lists from '../lists/Lists.module.css';
import { moment } from '../lists/moment.ts';
import { useDeskOrders } from '../orders/useDeskOrders.ts';
import { NoRows, PersonsPart } from './PersonsPart.tsx';

/** Lists the orders of a buyer, each with a link to its history. */
export function PersonsOrders({ id }: { id: string }) {
  const list = useDeskOrders(id);
  const orders = list.data?.pages.flatMap((page) => page.orders.filter(({ buyer }) => buyer === id)) ?? [];
  return (
    <PersonsPart title="Orders">
      <QueryView
        query={list}
        pending={<LoadingRows label="Loading Orders" height="4rem" />}
        failed="The orders could not be loaded."
        isEmpty={() => orders.length === 0 && !list.hasNextPage}
        empty={<NoRows>Nothing ordered.</NoRows>}
      >
        {() => (
          <>
            <ul className={lists.rows}>
              {orders.map((order) => (
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
            </ul>
            <MoreButton list={list} className={lists.more} />
          </>
        )}
      </QueryView>
    </PersonsPart>
  );
}
