import type { Order, OrderItem } from '@ethereal/contracts/orders';
import { sinceText } from '@ethereal/shop-ui/orders/line-texts.ts';
import { OrderLine } from '@ethereal/shop-ui/orders/OrderLine.tsx';
import { linePaymentText } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useLayoutEffect, useRef } from 'react';
import styles from './OrderedItem.module.css';
import { StatusSelect, StatusStep } from './StatusSteps.tsx';
import { useLineStatus } from './useLineStatus.ts';

type Props = { order: Order; item: OrderItem; seller: string };

/** Renders one of the seller's items in an order: its status, its history, and the actions that are possible now. */
export function OrderedItem({ order, item, seller }: Props) {
  const { status = 'Pending' } = item;
  const edit = useLineStatus(order, item);
  const row = useRestoreSelectFocus(edit.chosen ?? edit.waiting ?? edit.failed);
  const isCancelled = status === 'Cancelled';
  const mayEditTracking = status === 'Out for Shipping' && !edit.chosen && !edit.waiting && !edit.sending;
  return (
    <li ref={row}>
      <OrderLine
        order={order}
        item={item}
        reader={seller}
        queryKey={keys.sellerOrders}
        detail={<Details order={order} item={item} />}
        state={!isCancelled && <StatusStep item={item} edit={edit} />}
        actions={
          mayEditTracking && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`${item.shipment ? 'Edit' : 'Add'} tracking: ${item.productId.name}`}
              onClick={() => edit.choose('Out for Shipping')}
            >
              {item.shipment ? 'Edit tracking' : 'Add tracking'}
            </Button>
          )
        }
        field={isCancelled ? <strong data-status={status}>{status}</strong> : <StatusSelect item={item} edit={edit} />}
      />
    </li>
  );
}

/**
 * Moves the focus to the select of the row when a focused step disappears or another one follows. A later effect would
 * come after `guardFocus`, which finds no control beside the step and moves the focus to a heading.
 */
function useRestoreSelectFocus(step: unknown) {
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current !== undefined && before.current !== step && document.activeElement === document.body)
      row.current?.querySelector('select')?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  return row;
}

function Details({ order, item }: { order: Order; item: OrderItem }) {
  const since = sinceText(item, new Date());
  const money = linePaymentText(order.payment, item);
  return (
    <>
      {since && (
        <p className="quiet wrap">
          {item.status} {since}
        </p>
      )}
      {money && (
        <p className={`accent text-sm strong ${styles.money}`} data-awaited={money === 'Awaiting payment' || undefined}>
          {money}
        </p>
      )}
      {item.return && (
        <p className="quiet wrap" dir="auto">
          Return: <strong>{item.return.state}</strong> · {item.return.reason}
        </p>
      )}
    </>
  );
}
