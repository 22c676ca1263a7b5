import { newEvent } from '@ethereal/service-kit/events/event';
import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/an-item.ts';
import { type StockChanged, takeStock } from './item-stock.rules.ts';

const now = new Date('2026-01-01T12:00:00Z');
const seller = 'b'.repeat(24);
const changed = (version: number, available: number | null): StockChanged =>
  newEvent({
    type: 'item.stock-changed',
    source: 'svc-orders',
    subject: anItem()._id,
    data: { version, available, seller, itemName: 'Coat' },
  });

describe('takeStock', () => {
  it('stores a newer stock without an event', () => {
    const item = anItem({ stock: { available: 3, version: 1 } });
    expect(takeStock(item, { event: changed(2, 1), now })).toMatchObject({
      state: { stock: { available: 1, version: 2 } },
      events: [],
      touchedAt: now,
    });
  });

  it('publishes item.restocked when a sold-out item is available again', () => {
    const item = anItem({ stock: { available: 0, version: 1 } });
    const decided = takeStock(item, { event: changed(2, 4), now });
    expect(decided?.events).toMatchObject([{ type: 'item.restocked', subject: item._id }]);
  });

  it.each([
    ['an unknown item', undefined, 1],
    ['an older version', anItem({ stock: { available: 0, version: 5 } }), 4],
    ['the stored version', anItem({ stock: { available: 0, version: 5 } }), 5],
  ])('changes nothing for %s', (_, item, version) => {
    expect(takeStock(item, { event: changed(version, 9), now })).toBeUndefined();
  });
});
