import { getAddress, type UserLocation } from '@ethereal/contracts/orders';
import { listPaymentMethods, type PaymentMethod } from '@ethereal/contracts/payments';
import { useCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';
import { UnpaidOrders } from '../cart/UnpaidOrders.tsx';
import page from '../items/Page.module.css';
import { Checkout } from './Checkout.tsx';

const ON_DELIVERY: readonly PaymentMethod[] = ['on-delivery'];

/**
 * Returns the payment methods of this shop, or undefined while they load. If they cannot be loaded, no choice is
 * offered.
 */
function usePaymentMethods(): readonly PaymentMethod[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['mf-storefront', 'payment-methods'],
    queryFn: ({ signal }) => callApi(listPaymentMethods, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.methods ?? (isError ? ON_DELIVERY : undefined);
}

/**
 * Returns the default address of the logged-in buyer: null without one or if it cannot be loaded, undefined while it
 * loads.
 */
function useDefaultAddress(): UserLocation | null | undefined {
  const { data, isError } = useQuery({
    queryKey: [...keys.mine, 'address'],
    queryFn: async ({ signal }) => (await callApi(getAddress, { signal })).address,
    // The address may have changed with the last order.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data ?? (isError ? null : data);
}

/** Renders the checkout: address, payment and the button that places the order. */
export function CheckoutPage() {
  useDocumentTitle('Checkout');
  return (
    <div className={page.page}>
      <h1 className={page.title}>Add a new address</h1>
      <MembersOnly prompt="Please Login to view your cart." pending={<LoadingCart />}>
        <CheckoutOfCart />
      </MembersOnly>
    </div>
  );
}

const LoadingCart = () => <Spinner label="Loading your cart" />;

function CheckoutOfCart() {
  const { user } = useSession();
  const methods = usePaymentMethods();
  const address = useDefaultAddress();
  return (
    <QueryView query={useCart()} pending={<LoadingCart />} failed="Your cart could not be loaded.">
      {({ items, codes = [] }) =>
        user && methods && address !== undefined ? (
          <>
            <UnpaidOrders buyer={user._id} lines={items} />
            <Checkout buyer={user} lines={items} codes={codes} methods={methods} address={address} />
          </>
        ) : (
          <LoadingCart />
        )
      }
    </QueryView>
  );
}
