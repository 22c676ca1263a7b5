import { formatMoney } from '@ethereal/contracts/format-money';
import { listSellerOrders } from '@ethereal/contracts/orders';
import { availabilityOf } from '@ethereal/contracts/stock-rules';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleDollarSign, PackageMinus, Truck, Undo2 } from 'lucide-react';
import { useStocks } from '../../items/useStocks.ts';
import { useOverview } from '../overview/useOverview.ts';
import { DayFact } from './DayFact.tsx';
import styles from './StoreDay.module.css';
import { WAITING, type Waiting, waitingOrders } from './waiting-orders.ts';

/** Returns the query of how many of the seller's newest orders wait for the seller. */
function useWaitingOrders(waiting: Waiting) {
  const sellerId = useSession().user?._id ?? '';
  const { status } = WAITING[waiting];
  return useQuery({
    // The key is not below `keys.sellerOrders`, because a changed order is put into the pages of every query there.
    queryKey: [...keys.mine, 'mf-store', 'waiting-orders', sellerId, status],
    queryFn: ({ signal }) => callApi(listSellerOrders, { query: { sellerId, status, limit: '60' }, signal }),
    select: (page) => waitingOrders(page, waiting),
    enabled: sellerId !== '',
    staleTime: 0,
  });
}

const ordersWith = (status: string) => `/ethereal/profile/Orders?status=${status}`;

/** Renders the work that waits for the seller today, each kind with a link to its page. */
export function StoreDay() {
  const stocks = useStocks();
  const low = stocks.data && [...stocks.data.values()].filter((stock) => availabilityOf(stock) !== 'in-stock').length;
  const overview = useOverview('Day');
  const toShip = useWaitingOrders('toShip');
  const toAnswer = useWaitingOrders('toAnswer');
  return (
    <section aria-label="Today">
      <ul className={`stack-3 ${styles.facts}`}>
        <DayFact
          label="Orders to ship"
          value={toShip.data}
          failed={toShip.isError}
          Icon={Truck}
          to={ordersWith(WAITING.toShip.status)}
        />
        <DayFact
          label="Returns to answer"
          value={toAnswer.data}
          failed={toAnswer.isError}
          Icon={Undo2}
          to={ordersWith(WAITING.toAnswer.status)}
        />
        <DayFact
          label="Low or out of stock"
          value={low?.toString()}
          failed={stocks.isError}
          Icon={PackageMinus}
          to="/ethereal/profile/yourItems"
        />
        <DayFact
          label="Sold in the last day"
          value={overview.data && formatMoney(overview.data.totals.revenue)}
          failed={overview.isError}
          Icon={CircleDollarSign}
        />
      </ul>
    </section>
  );
}
