import { countView } from '@ethereal/contracts/items';
import type { Part } from '@ethereal/service-kit/define-service';
import { notFound } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import { route } from '@ethereal/service-kit/route';
import { SOURCE } from '../items/item-events.ts';
import type { ItemReader } from '../items/item-reader.ts';
import type { Shared } from '../shared/shared.ts';

/**
 * Opens the call that counts a view. It answers once the broker has the event, or the outbox while the broker is
 * unavailable. Every page view makes this call, so it runs before logs and body parsing.
 */
export function openViews({ outbox }: Shared, { reader }: { reader: ItemReader }): Part {
  return {
    early: (app) =>
      route(app, countView, {}, async ({ params }) => {
        if (!(await reader.isForSale(params.itemId))) throw notFound('There is no such item.');
        const event = newEvent({ type: 'item.viewed', source: SOURCE, subject: params.itemId, data: {} });
        await outbox.publishOrStore(event);
        return undefined;
      }),
  };
}
