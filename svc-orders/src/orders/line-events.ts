import type { AnyEvent, EventOf } from '@ethereal/contracts/events';
import { newEvent } from '@ethereal/service-kit/events/event';
import { lineIdOf } from '../cart/cart.rules.ts';
import type { LineCommand, LineDecision } from './line.ts';
import { isSold, type Order, paidFieldsOf } from './order.ts';

type Changed = Extract<LineDecision, { kind: 'changed' }>;

/** Returns the events of a changed line. */
export function lineEvents(order: Order, command: LineCommand, { line, step, reversesSale }: Changed): AnyEvent[] {
  const common = { source: 'svc-orders', now: step.at };
  const { _id, buyer } = order;
  const { product, name, image, quantity, priceCents, seller, color, size, splitFrom } = line;
  const variant = { lineId: lineIdOf(line), ...(color && { colorChosen: color }), sizeChosen: size };
  const ofLine = {
    order: _id,
    buyer,
    seller,
    item: product,
    ...variant,
    ...(splitFrom && { splitFrom }),
    itemName: name,
    itemImg: image,
    quantity,
    priceCents,
    ...paidFieldsOf(line),
  };
  const soldAt = order.createdAt.toISOString();
  const reversed =
    reversesSale && isSold(order)
      ? [
          newEvent({
            ...common,
            type: 'item.sale-reversed',
            subject: product,
            data: { order: _id, ...variant, buyer, quantity, priceCents, ...paidFieldsOf(line), soldAt },
          }),
        ]
      : [];
  return [changedEvent(command, { line, step }, { ...common, subject: _id }, ofLine), ...reversed];
}

/** Returns the event of the command that changed a line. */
function changedEvent(
  command: LineCommand,
  { line, step }: Pick<Changed, 'line' | 'step'>,
  common: { source: string; now: Date; subject: string },
  ofLine: Omit<EventOf<'order.line-cancelled'>['data'], 'by' | 'reason'>,
): AnyEvent {
  switch (command.type) {
    case 'set-status':
      return newEvent({
        ...common,
        type: 'order.status-changed',
        data: {
          ...ofLine,
          status: command.status,
          ...(line.shipment && { shipment: line.shipment }),
          ...(line.delivery && { arrives: line.delivery }),
        },
      });
    case 'cancel': {
      const { reason } = command;
      return newEvent({
        ...common,
        type: 'order.line-cancelled',
        data: { ...ofLine, by: step.by, ...(reason && { reason }) },
      });
    }
    case 'request-return':
    case 'withdraw-return':
    case 'decide-return': {
      if (!line.return) throw new Error('A line whose return changed must have a return.');
      const { state, reason, sendTo, paidBy } = line.return;
      // The line keeps the note of an earlier answer; the event has the one of this answer.
      const note = command.type === 'decide-return' ? step.note : undefined;
      const terms = { ...(sendTo && { sendTo }), ...(paidBy && { paidBy }) };
      const data = { ...ofLine, state, reason, by: step.by, ...(note && { note }), ...terms };
      return newEvent({ ...common, type: 'order.return-changed', data });
    }
  }
}
