import type { EventOf } from '@ethereal/contracts/events';
import { newId } from '@ethereal/service-kit/ids';
import { expect, vi } from 'vitest';
import { publishEvent } from './publish-event.ts';
import { newUser, type Surroundings, type TestCatalog } from './start-catalog.ts';

type Moved = EventOf<'order.status-changed'>['data'];

/** Returns acts of buyers for tests: receive an item and review it. */
export function openReviews(surroundings: Surroundings, catalog: TestCatalog) {
  const moved = (buyer: string, item: string, status: Moved['status'], more: Partial<Moved> = {}) =>
    publishEvent(surroundings.env, 'order.status-changed', {
      data: { order: newId(), buyer, item, itemName: 'Linen Shirt', status, ...more },
    });
  const mine = (user: string, item: string) => catalog.call('GET', `/api/reviews/${item}/mine`, { user });
  return {
    moved,
    mine,
    /** Creates a person who received the item. Returns the person's id. */
    async buyerOf(item: string, more: Partial<Moved> = {}): Promise<string> {
      const buyer = newUser();
      await moved(buyer, item, 'Handed', more);
      await vi.waitFor(async () => expect((await mine(buyer, item)).body.mayWrite).toBe(true), 10_000);
      return buyer;
    },
    write: (user: string, productId: unknown, fields: Record<string, unknown> = {}) =>
      catalog.call('POST', '/api/reviews', {
        user,
        body: { productId, rating: 4, text: 'Soft.', ...fields },
      }),
    edit: (user: string, id: string, fields: Record<string, unknown> = {}) =>
      catalog.call('PUT', `/api/reviews/${id}`, { user, body: { rating: 4, text: 'Soft.', ...fields } }),
    list: async (item: string, query = '') => (await catalog.call('GET', `/api/reviews/${item}${query}`)).body,
  };
}
