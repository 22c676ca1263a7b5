import type { CartLine } from '@ethereal/contracts/cart';
import { listBuyerOrders, type Order } from '@ethereal/contracts/orders';
import { isAwaited } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRefetchAt } from '../items/useRefetchAt.ts';

const UnpaidOrder = lazyPart(() => import('./UnpaidOrder.tsx').then((file) => file.UnpaidOrder), null);

/**
 * Returns a buyer's orders by card that await their payment, newest first, and requests them again when the time to
 * pay is over. That time is short, so all of them are among the newest orders.
 */
function useUnpaidOrders(buyerId: string): readonly Order[] {
  const { data = [], refetch } = useQuery({
    queryKey: [...keys.unpaidOrders, buyerId],
    queryFn: async ({ signal }) =>
      (await callApi(listBuyerOrders, { query: { buyerId, limit: '12' }, signal })).orders.filter(({ payment }) =>
        isAwaited(payment),
      ),
    // The order may have been placed, paid or cancelled in another window or on another device.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  useRefetchAt(data.flatMap(({ payment }) => payment?.expiresAt ?? []).sort()[0], refetch);
  return data;
}

type Props = { buyer: string; lines: readonly CartLine[] };

/**
 * Renders a notice for each order by card that awaits its payment and has items of the cart, which keeps its lines
 * until then: without it a buyer would order them a second time.
 */
export function UnpaidOrders({ buyer, lines }: Props) {
  const inCart = new Set(lines.map(({ productId }) => productId._id));
  const unpaid = useUnpaidOrders(buyer).filter(({ items }) =>
    items.some(({ productId, status }) => status !== 'Cancelled' && productId && inCart.has(productId._id)),
  );
  return unpaid.map((order) => <UnpaidOrder key={order._id} order={order} />);
}
