import type { Order } from '@ethereal/contracts/orders';
import { receiptPath } from '@ethereal/contracts/payments';
import { OrderFrame } from '@ethereal/shop-ui/components/OrderFrame.tsx';
import { OrderSheet } from '@ethereal/shop-ui/orders/OrderSheet.tsx';
import { isPaid } from '@ethereal/shop-ui/payments/payment-words.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { PrintButton } from '@ethereal/web-kit/components/PrintButton.tsx';
import { ReceiptText } from 'lucide-react';
import { OrderItemRow } from './OrderItemRow.tsx';
import { OrderPayment } from './OrderPayment.tsx';

/** One order as its buyer sees it: what it comes to, and where its items are on their way. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <OrderFrame
      order={order}
      actions={
        <>
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
        <li key={item.productId?._id ?? `${item.seller}-${item.price}`}>
          <OrderItemRow order={order} item={item} />
        </li>
      ))}
    </OrderFrame>
  );
}
