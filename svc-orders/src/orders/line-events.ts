import type { AnyEvent } from '@ethereal/contracts/events';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { LineCommand, LineDecision } from './line.rules.ts';
import { isSold, type Order } from './order.ts';

type Changed = Extract<LineDecision, { kind: 'changed' }>;

/** What is announced of a line that was moved on. */
export function lineEvents(order: Order, command: LineCommand, { line, step, takesBack }: Changed): AnyEvent[] {
  const common = { source: 'svc-orders', now: step.at };
  const { _id, buyer } = order;
  const { product, name, image, quantity, priceCents, seller, size } = line;
  const told = { order: _id, buyer, seller, item: product, itemName: name, itemImg: image };
  const sums = { quantity, priceCents };
  const soldAt = order.createdAt.toISOString();
  const takenBack =
    takesBack && isSold(order)
      ? [
          newEvent({
            ...common,
            type: 'item.sale-reversed',
            subject: product,
            data: { order: _id, buyer, ...sums, soldAt },
          }),
        ]
      : [];
  const moved = (): AnyEvent => {
    switch (command.type) {
      case 'set-status':
        return newEvent({
          ...common,
          type: 'order.status-changed',
          subject: _id,
          data: {
            ...told,
            status: command.status,
            sizeChosen: size,
            ...(line.shipment && { shipment: line.shipment }),
          },
        });
      case 'cancel': {
        const { reason } = command;
        const data = { ...told, ...sums, by: step.by, ...(reason && { reason }) };
        return newEvent({ ...common, type: 'order.line-cancelled', subject: _id, data });
      }
      case 'request-return':
      case 'decide-return': {
        if (!line.return) throw new Error('A line whose return changed has one.');
        const { state, reason, note } = line.return;
        const data = { ...told, ...sums, state, reason, by: step.by, ...(note && { note }) };
        return newEvent({ ...common, type: 'order.return-changed', subject: _id, data });
      }
    }
  };
  return [moved(), ...takenBack];
}
