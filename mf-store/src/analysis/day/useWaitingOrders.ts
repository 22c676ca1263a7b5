import { listSellerOrders } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';
import { WAITING, type Waiting, waitingOrders } from './waiting-orders.ts';

/** Returns the query of how many of the seller's newest orders wait for the seller. */
export function useWaitingOrders(waiting: Waiting) {
  const sellerId = useSession().user?._id ?? '';
  const { status } = WAITING[waiting];
  return useQuery({
    queryKey: [...keys.sellerOrders, sellerId, 'waiting', status],
    queryFn: ({ signal }) => callApi(listSellerOrders, { query: { sellerId, status, limit: '60' }, signal }),
    select: (page) => waitingOrders(page, waiting),
    enabled: sellerId !== '',
    staleTime: 0,
  });
}
