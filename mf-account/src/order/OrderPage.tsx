import type { Order } from '@ethereal/contracts/orders';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { CancelOrder } from '@ethereal/shop-ui/orders/CancelOrder.tsx';
import { cancellable } from '@ethereal/shop-ui/orders/cancellable.ts';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Link, useParams } from '@ethereal/web-kit/router.ts';
import { OrderCard } from '../orders/OrderCard.tsx';
import { useOrder } from '../receipts/useOrder.ts';
import { AboutReturns } from './AboutReturns.tsx';
import styles from './OrderPage.module.css';

const LOADING = <LoadingRows label="Loading your order" height="16rem" />;

/** Renders one order to its buyer: lines, address, payment, history, returns, and what can be done. */
export function OrderPage() {
  return (
    <MemberPage title="Your Order" prompt="Please Login to view your orders." pending={LOADING}>
      <Loaded />
      <p className={`stack-2 prose ${styles.help}`}>
        <Link to="/ethereal/profile/BuyerOrderpage">All your orders</Link>
      </p>
    </MemberPage>
  );
}

function Loaded() {
  const { orderId = '' } = useParams();
  return (
    <QueryView
      query={useOrder(orderId)}
      pending={LOADING}
      failed="Your order could not be loaded."
      missing={<NotFound inPage />}
    >
      {(order) => <Details order={order} />}
    </QueryView>
  );
}

function Details({ order }: { order: Order }) {
  return (
    <>
      {/* A single line has a button of its own. */}
      <OrderCard order={order} isOwnPage actions={cancellable(order).length > 1 && <CancelOrder order={order} />} />
      <AboutReturns order={order} />
      <section className={`stack-2 prose ${styles.help}`} aria-labelledby="order-help">
        <h2 id="order-help" className="text-lg">
          Help with this order
        </h2>
        <p>
          Is something missing, damaged or late? <Link to="/ethereal/contact">Write to us</Link> and name the order's
          number. How delivery works is in <Link to="/ethereal/delivery">Delivery Information</Link>.
        </p>
      </section>
    </>
  );
}
