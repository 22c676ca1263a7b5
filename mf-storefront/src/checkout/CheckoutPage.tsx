import { useCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import page from '../items/Page.module.css';
import { Checkout } from './Checkout.tsx';
import styles from './CheckoutPage.module.css';
import { usePaymentMethods } from './usePaymentMethods.ts';

/** Where an order goes, and the button that places it. */
export function CheckoutPage() {
  useDocumentTitle('Checkout');
  const { state, user } = useSession();
  const { data: cart, isError, isFetching, refetch } = useCart();
  const methods = usePaymentMethods();
  const isLoading = state === 'unknown' || (state === 'loggedIn' && !(isError && !cart) && !(cart && user && methods));
  return (
    <div className={page.page}>
      <h1 className={styles.title}>Add a new address</h1>
      {state === 'loggedOut' && <LoginPrompt text="Please Login to view your cart." />}
      {isLoading && <Spinner label="Loading your cart" />}
      {state === 'loggedIn' && isError && !cart && (
        <ErrorState title="Your cart could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      )}
      {state === 'loggedIn' && cart && user && methods && (
        <Checkout buyer={user._id} lines={cart.items} methods={methods} />
      )}
    </div>
  );
}
