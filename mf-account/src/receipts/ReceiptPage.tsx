import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { isPaid } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { usePayment } from '@ethereal/shop-ui/payments/usePayment.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { PrintButton } from '@ethereal/web-kit/components/PrintButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useParams } from '@ethereal/web-kit/router.ts';
import type { ReactElement } from 'react';
import { Receipt } from './Receipt.tsx';
import styles from './ReceiptPage.module.css';
import { useOrder } from './useOrder.ts';

const ORDERS = '/ethereal/profile/BuyerOrderpage';

const LOADING = <LoadingRows label="Loading your receipt" height="16rem" />;
const FAILED = 'Your receipt could not be loaded.';

/** Renders the receipt of an order by card, and prints it. */
export function ReceiptPage() {
  useDocumentTitle('Receipt');
  return (
    <div className={`stack-5 ${styles.page}`}>
      <MembersOnly prompt="Please Login to view your orders." pending={LOADING}>
        <Loaded />
      </MembersOnly>
    </div>
  );
}

function Loaded() {
  const { orderId = '' } = useParams();
  const [order, payment] = [useOrder(orderId), usePayment(orderId)];
  return (
    <QueryView query={order} pending={LOADING} failed={FAILED} missing={<NotFound />}>
      {(placed) => (
        <QueryView
          query={payment}
          pending={LOADING}
          failed={FAILED}
          isEmpty={(paid) => !isPaid(paid)}
          empty={
            <EmptyState
              title="There is no receipt of this order."
              action={<ButtonLink to={ORDERS}>Your Orders</ButtonLink>}
            />
          }
        >
          {(paid) => <PrintableReceipt receipt={<Receipt order={placed} payment={paid} />} />}
        </QueryView>
      )}
    </QueryView>
  );
}

const PrintableReceipt = ({ receipt }: { receipt: ReactElement }) => (
  <>
    <PrintButton label="Print" sheet={() => receipt} />
    <div className={`card ${styles.paper}`}>{receipt}</div>
  </>
);
