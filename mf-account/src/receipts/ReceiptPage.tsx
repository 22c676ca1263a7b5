import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { isPaid } from '@ethereal/shop-ui/payments/payment-words.ts';
import { usePayment } from '@ethereal/shop-ui/payments/usePayment.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { PrintButton } from '@ethereal/web-kit/components/PrintButton.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useParams } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { Receipt } from './Receipt.tsx';
import styles from './ReceiptPage.module.css';
import { useOrder } from './useOrder.ts';

const ORDERS = '/ethereal/profile/BuyerOrderpage';

/** Shows the receipt of an order by card, and prints it. */
export function ReceiptPage() {
  useDocumentTitle('Receipt');
  const { state } = useSession();
  const { orderId = '' } = useParams();
  return (
    <div className={styles.page}>
      {state === 'unknown' && <LoadingRows label="Loading your receipt" height="16rem" />}
      {state === 'loggedOut' && <LoginPrompt text="Please Login to view your orders." />}
      {state === 'loggedIn' && <Loaded orderId={orderId} />}
    </div>
  );
}

function Loaded({ orderId }: { orderId: string }) {
  const [order, payment] = [useOrder(orderId), usePayment(orderId)];
  if (order.isPending || payment.isPending) return <LoadingRows label="Loading your receipt" height="16rem" />;
  if (isApiError(order.error) && order.error.status === 404) return <NotFound />;
  if (!order.data || !payment.data) {
    const again = () => Promise.all([order.refetch(), payment.refetch()]);
    return <ErrorState title="Your receipt could not be loaded." onRetry={again} busy={order.isFetching} />;
  }
  if (!isPaid(payment.data))
    return (
      <EmptyState
        title="There is no receipt of this order."
        action={<ButtonLink to={ORDERS}>Your Orders</ButtonLink>}
      />
    );
  const receipt = () => <Receipt order={order.data} payment={payment.data} />;
  return (
    <>
      <PrintButton label="Print" sheet={receipt} />
      <div className={styles.paper}>{receipt()}</div>
    </>
  );
}
