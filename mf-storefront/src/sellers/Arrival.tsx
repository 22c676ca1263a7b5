import { DEFAULT_DISPATCH, type DeliveryState } from '@ethereal/contracts/delivery';
import { windowText } from '@ethereal/delivery/words';
import { useQuery } from '@tanstack/react-query';
import { useSeller } from './useSeller.ts';

type Props = {
  seller: string;
  /** State of the delivery address. Without it the text covers both states. */
  state?: DeliveryState | undefined;
};

/**
 * Renders the days on which an order from this seller arrives if it is placed now. Renders nothing until they are
 * known.
 */
export function Arrival({ seller, state }: Props) {
  const { data } = useSeller(seller);
  const { shipsFrom = DEFAULT_DISPATCH.shipsFrom, dispatchDays = DEFAULT_DISPATCH.dispatchDays } = data ?? {};
  const day = new Date().toDateString();
  const { data: window } = useQuery({
    queryKey: ['mf-storefront', 'arrival', shipsFrom, dispatchDays, state, day],
    queryFn: async () => {
      // The calendar of holidays loads on demand.
      const { deliveryWindow } = await import('@ethereal/delivery/delivery-window');
      const { from, to } = deliveryWindow({ shipsFrom, dispatchDays, ...(state && { state }), orderedAt: new Date() });
      return { from, to };
    },
    enabled: data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return window ? `Arrives ${windowText(window)}` : null;
}
