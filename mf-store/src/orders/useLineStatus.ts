import { type ItemStatus, type Order, type OrderItem, updateItemStatus } from '@ethereal/contracts/orders';
import type { Shipment } from '@ethereal/contracts/shipments';
import { useOrderCache } from '@ethereal/shop-ui/orders/useOrderCache.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect, useRef, useState } from 'react';
import { useUndoable } from './useUndoable.ts';

/** Status that the seller confirmed for a line, with the shipment that the seller entered. */
export type StatusChange = { status: ItemStatus } & Shipment;

/**
 * Returns the status of one ordered item while its seller edits it: chosen, confirmed with time to undo, sent, refused.
 */
export function useLineStatus(order: Order, item: OrderItem) {
  const { showOrder } = useOrderCache(keys.sellerOrders);
  const [chosen, setChosen] = useState<ItemStatus>();
  const [failed, setFailed] = useState<{ change: StatusChange; message: string }>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function send(change: StatusChange): Promise<void> {
    setFailed(undefined);
    try {
      const params = { orderId: order._id, productId: item.productId._id };
      const body = { ...change, lineId: item.lineId };
      // The request outlives the page, so that closing the page does not lose the change.
      const changed = await callApi(updateItemStatus, { params, body, keepalive: true });
      showOrder(changed.order);
    } catch (error) {
      const lost = 'The connection was lost before the change was confirmed.';
      const message = messageOf(error, lost);
      if (isShown.current) setFailed({ change, message });
      // The change of a line that was left a moment ago may be refused while another page is in view.
      else notify.error(`${item.productId.name} is not changed. ${message}`);
    }
  }
  const undoable = useUndoable<StatusChange>(send);

  return {
    /** Status whose confirmation is open; undefined when the seller chose none. */
    chosen,
    choose(status: ItemStatus | undefined) {
      setFailed(undefined);
      setChosen(status);
    },
    confirm(change: StatusChange) {
      setChosen(undefined);
      undoable.begin(change);
    },
    waiting: undoable.pending,
    sending: undoable.running,
    undo: undoable.undo,
    failed,
    retry: () => failed && undoable.runNow(failed.change),
  };
}

export type LineStatusEdit = ReturnType<typeof useLineStatus>;
