import { formatMoney } from '@ethereal/contracts/format-money';
import { orderNumber } from '@ethereal/contracts/orders';
import { EndlessList } from '@ethereal/web-kit/components/EndlessList.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { moment } from '../lists/moment.ts';
import { useDeskOrders } from '../orders/useDeskOrders.ts';
import { NoRows, PersonSection } from './PersonSection.tsx';

/** Lists the orders of a buyer, each with a link to its history. */
export function PersonsOrders({ id }: { id: string }) {
  const list = useDeskOrders(id);
  return (
    <PersonSection title="Orders">
      <EndlessList
        list={list}
        rows={(page) => page.orders.filter(({ buyer }) => buyer === id)}
        label="Orders"
        pending={<LoadingRows label="Loading orders" height="4rem" />}
        failed="The orders could not be loaded."
        empty={<NoRows>Nothing ordered.</NoRows>}
      >
        {(order) => (
          <div className="card pad-4 row-2-3 center wrap">
            <Link className="strong" to={`/ethereal/desk/orders?find=${order._id}`}>
              Order {orderNumber(order._id)}
            </Link>
            <time className="quiet" dateTime={order.createdAt}>
              {moment(order.createdAt)}
            </time>
            <span className="pill">{formatMoney(order.totalPrice)}</span>
          </div>
        )}
      </EndlessList>
    </PersonSection>
  );
}
