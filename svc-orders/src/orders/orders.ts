import { HOUR_MS } from '@ethereal/contracts/durations';
import type { FindItems } from '@ethereal/item-replica/item-replica';
import type { Part } from '@ethereal/service-kit/define-service';
import type { Handed } from '@ethereal/service-kit/events/relay';
import { newId } from '@ethereal/service-kit/ids';
import { consumeDeletions, mountPersonalData } from '@ethereal/service-kit/personal-data';
import { repeat } from '@ethereal/service-kit/repeat';
import type { CodeSources } from '../codes/codes.ts';
import { createPersonalData } from '../personal-data/personal-data.ts';
import type { Shared } from '../shared/shared.ts';
import { createChangeLine } from './change-line.ts';
import { createFindDispatch } from './dispatch.ts';
import { createFinishOrder } from './finish-order.ts';
import { createOpenPayment } from './open-payment.ts';
import { mountOrders } from './orders.routes.ts';
import { consumePayments } from './payments.consumer.ts';
import { createPlaceTracked } from './place-tracked.ts';
import { createSubmitOrder } from './submit-order.ts';
import { createSweep } from './sweep.ts';

/** Pause between two sweeps for work that crashes left undone, in milliseconds. */
const SWEEP_EVERY_MS = 2000;
/** Pause between two runs that erase addresses of deleted accounts, in milliseconds. */
const ERASE_EVERY_MS = HOUR_MS;

/** Opens orders: placing, payment, changes of lines, personal data. */
export async function openOrders(
  shared: Shared,
  { findItems, findCodes, guesses }: CodeSources & { findItems: FindItems },
): Promise<Part> {
  const { config, logger, carts, orders, stocks, uses, announce, announceStock, sweepStock, now } = shared;
  const announceOrder = (id: string, handed?: Handed) => announce('orders', id, handed);
  const openPayment = createOpenPayment(config.PAYMENTS_URL);
  const placeTracked = createPlaceTracked({ orders, stocks, uses, announceStock, openPayment, now });
  const finish = createFinishOrder({ orders, carts, stocks, uses, announceOrder, announceStock, logger });
  const sweep = createSweep({ orders, stocks, placeTracked, finish, announceStock, now });
  await sweep();
  repeat(() => Promise.all([sweep(), sweepStock()]), { ...shared, job: 'order sweep', everyMs: SWEEP_EVERY_MS });

  const changeLine = createChangeLine({ orders, settle: finish.settleLine, newId, now });
  const payments = consumePayments({
    ...shared,
    changeLine,
    ...finish,
    queue: `${config.EVENTS_QUEUE}.payments`,
  });
  const { data, eraseAddresses } = createPersonalData({ ...shared, changeLine });
  repeat(() => eraseAddresses(), { ...shared, job: 'address erasure', everyMs: ERASE_EVERY_MS });
  const deletions = consumeDeletions({ ...shared, data, queue: `${config.EVENTS_QUEUE}.deletions` });

  const methods = config.PAYMENT_METHODS;
  const submit = createSubmitOrder({
    orders,
    carts,
    stocks,
    findItems,
    findCodes,
    guesses,
    placeTracked,
    ...finish,
    findDispatch: createFindDispatch(config.CATALOG_URL, logger),
    erase: data.erase,
    newId,
    now,
    methods,
    payWithinMs: config.PAYMENT_WINDOW_MINUTES * 60_000,
  });
  return {
    consumers: [deletions, payments],
    mount(router) {
      mountPersonalData(router, { ...shared, data });
      mountOrders(router, { ...shared, submit, changeLine, methods });
    },
  };
}
