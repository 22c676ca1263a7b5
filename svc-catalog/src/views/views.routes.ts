import { countView } from '@ethereal/contracts/items';
import { notFound } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { route } from '@ethereal/service-kit/route';
import type { Express } from 'express';
import { SOURCE } from '../items/item-events.ts';
import type { ItemReader } from '../items/item-reader.ts';

/**
 * Registers the call that counts a view. It answers once the broker has the event, or the outbox while the broker is
 * unavailable. Every page view makes this call, so it runs before logs and body parsing.
 */
export function viewsRoutes(app: Express, reader: ItemReader, outbox: Outbox): void {
  route(app, countView, {}, async ({ params }) => {
    if (!(await reader.isForSale(params.itemId))) throw notFound('There is no such item.');
    const event = newEvent({ type: 'item.viewed', source: SOURCE, subject: params.itemId, data: {} });
    await outbox.publishOrStore(event);
    return undefined;
  });
}
