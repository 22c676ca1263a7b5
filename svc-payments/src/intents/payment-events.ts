import type { AnyEvent } from '@ethereal/contracts/events';
import { newEvent } from '@ethereal/service-kit/events/event';
import { type HistoryStep, type Intent, lineIdOf, sumOf } from './intent.ts';
import { stateOf } from './state.ts';

/** Event type published for each step. The first page of an order publishes none. */
const EVENT_OF = {
  authorized: 'payment.authorized',
  captured: 'payment.captured',
  refunded: 'payment.refunded',
  released: 'payment.released',
  failed: 'payment.failed',
  cancelled: 'payment.failed',
  expired: 'payment.failed',
} as const;

/** Returns the events of a step in a payment. */
export function eventsOf(intent: Intent, { type, at, parts }: HistoryStep): AnyEvent[] {
  if (type === 'created') return [];
  const { _id, buyer, version, lines } = intent;
  const paid = new Set(parts.map(lineIdOf));
  const moved = lines.filter((line) => paid.has(lineIdOf(line)));
  const data = {
    order: _id,
    buyer,
    version,
    state: stateOf(intent),
    cents: sumOf(parts),
    items: parts.map(({ product }) => product),
    lineIds: parts.map(lineIdOf),
    refunds: lines
      .filter(({ refund }) => refund === 'done')
      .map((line) => ({ item: line.product, lineId: lineIdOf(line), cents: line.cents })),
    names: moved.flatMap(({ name }) => name ?? []),
    goods: moved.flatMap(({ name, goods }) => (name && goods ? { name, ...goods } : [])),
  };
  return [newEvent({ type: EVENT_OF[type], source: 'svc-payments', subject: _id, now: at, data })];
}
