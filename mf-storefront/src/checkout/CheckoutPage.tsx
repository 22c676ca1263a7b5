import { useCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import page from '../items/Page.module.css';
import { Checkout } from './Checkout.tsx';
import styles from './CheckoutPage.module.css';
import { useDefaultAddress } from './useDefaultAddress.ts';
import { usePaymentMethods } from './usePaymentMethods.ts';

/** Renders the checkout: address, payment and the button that places the order. */
export function CheckoutPage() {
  useDocumentTitle('Checkout');
  return (
    <div className={page.page}>
      <h1 className={styles.title}>Add a new address</h1>
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
          <Checkout buyer={user} lines={items} codes={codes} methods={methods} address={address} />
        ) : (
          <LoadingCart />
        )
      }
    </QueryView>
  );
}
