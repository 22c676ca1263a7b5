import type { Order } from '@ethereal/contracts/orders';
import { receiptPath } from '@ethereal/contracts/payments';
import { OrderFrame } from '@ethereal/shop-ui/orders/OrderFrame.tsx';
import { OrderSheet } from '@ethereal/shop-ui/orders/OrderSheet.tsx';
import { isPaid } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { PrintButton } from '@ethereal/web-kit/components/PrintButton.tsx';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderPath } from '../order/order.rules.ts';
import { OrderItemRow } from './OrderItemRow.tsx';
import { OrderPayment } from './OrderPayment.tsx';

type Props = {
  order: Order;
  /** Whether the card is the order's own page, with its whole address and payment. */
  isOwnPage?: boolean;
  /** Buttons before the others. */
  actions?: ReactNode;
};

/** Renders one order to its buyer: total, address, payment and the state of each line. */
export function OrderCard({ order, isOwnPage = false, actions }: Props) {
  return (
    <OrderFrame
      order={order}
      to={isOwnPage ? undefined : orderPath(order._id)}
      wholeAddress={isOwnPage}
      more={isOwnPage ? [{ term: 'Payment', value: paymentMethodText(order) }] : []}
      actions={
        <>
          {actions}
          {isPaid(order.payment) && (
            <ButtonLink variant="quiet" size="small" to={receiptPath(order._id)}>
              <ReceiptText size={16} aria-hidden="true" />
              Receipt
            </ButtonLink>
          )}
          <PrintButton label="Print" sheet={() => <OrderSheet title="Order" order={order} withPrices />} />
        </>
      }
    >
      <OrderPayment order={order} />
      {order.items.map((item) => (
        <li key={item.lineId ?? item.productId?._id ?? `${item.seller}-${item.price}`}>
          <OrderItemRow order={order} item={item} />
        </li>
      ))}
    </OrderFrame>
  );
}

/** Returns how the buyer pays. The state of a payment by card is shown with the items. */
const paymentMethodText = ({ payment }: Order): string => (payment?.method === 'card' ? 'Card' : 'On delivery');
