import { newEvent } from '@ethereal/service-kit/events/event';
import { describe, expect, it } from 'vitest';
import { effectOf, REMIND_AFTER_MS } from './reminders.rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const [order, buyer, seller, item] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24), 'd'.repeat(24)];
const line = { order, buyer, seller, item, itemName: 'Ring', quantity: 1, priceCents: 100 };
const status = (of: object, to: 'Handed' | 'Pending') =>
  newEvent({
    type: 'order.status-changed',
    source: 'test',
    subject: order,
    now,
    data: { ...line, ...of, status: to },
  });

describe('effectOf', () => {
  it('plans a reminder a week after the delivery', () => {
    const effect = effectOf(status({}, 'Handed'));
    expect(effect).toMatchObject({ type: 'plan', reminder: { person: buyer, item, order, name: 'Ring' } });
    expect(effect).toHaveProperty('dueAt', new Date(now.getTime() + REMIND_AFTER_MS));
  });

  it('plans none for an item of one’s own', () => {
    expect(effectOf(status({ seller: buyer }, 'Handed'))).toBeUndefined();
  });

  it('drops the reminder when the line is set back, cancelled or returned', () => {
    const drop = { type: 'drop', person: buyer, item };
    expect(effectOf(status({}, 'Pending'))).toEqual(drop);
    const data = { ...line, state: 'requested' as const, reason: 'Small' };
    expect(effectOf(newEvent({ type: 'order.return-changed', source: 'test', subject: order, data }))).toEqual(drop);
  });

  it.each(['declined', 'withdrawn'] as const)('plans it again when a return is %s', (state) => {
    const data = { ...line, state, reason: 'Small' };
    const event = newEvent({ type: 'order.return-changed', source: 'test', subject: order, data, now });
    expect(effectOf(event)).toMatchObject({ type: 'plan', reminder: { person: buyer, item } });
  });

  it('finishes the reminder when the item is reviewed', () => {
    const data = { review: order, user: buyer, author: 'Ann', seller, rating: 5, itemName: 'Ring' };
    const event = newEvent({
      type: 'review.added',
      source: 'test',
      subject: item,
      data: { ...data, category: 'women' as const },
    });
    expect(effectOf(event)).toEqual({ type: 'finish', person: buyer, item });
  });
});
