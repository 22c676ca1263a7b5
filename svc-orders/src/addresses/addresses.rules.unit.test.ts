import { MAX_ADDRESSES } from '@ethereal/contracts/addresses';
import type { UserLocation } from '@ethereal/contracts/orders';
import { describe, expect, it } from 'vitest';
import {
  type AddressBook,
  type BookCommand,
  decideBook,
  emptyBook,
  sortedEntries,
  withOrder,
} from './addresses.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 12, minute));
const street = (address: string): UserLocation => ({
  country: 'United States',
  fullname: 'Ada Buyer',
  phone: '212-555-0100',
  address,
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
});
const add = (address: string, minute: number, defaultAddress = false): BookCommand => ({
  type: 'add',
  id: address,
  location: { ...street(address), defaultAddress },
  now: at(minute),
});
const after = (...commands: readonly BookCommand[]): AddressBook =>
  commands.reduce((book, command) => decideBook({ book, order: undefined }, command).state.book, emptyBook('ann'));
const order = (address: string, minute: number) => ({
  _id: `order of ${address}`,
  userLocation: { ...street(address), defaultAddress: true },
  createdAt: at(minute),
});
const idsOf = (book: AddressBook) => sortedEntries(book).map(({ _id }) => _id);

describe('decideBook', () => {
  it('makes the first address the default and lists it first', () => {
    expect(idsOf(after(add('A', 1), add('B', 2), add('C', 3)))).toEqual(['A', 'C', 'B']);
  });

  it('makes an address with the wish the default', () => {
    expect(idsOf(after(add('A', 1), add('B', 2, true)))).toEqual(['B', 'A']);
  });

  it('adds an equal address once', () => {
    const repeated: BookCommand = { type: 'add', id: 'again', location: street('A'), now: at(2) };
    expect(idsOf(after(add('A', 1), repeated))).toEqual(['A']);
  });

  it('changes an address and keeps its id', () => {
    const book = after(add('A', 1), { type: 'update', id: 'A', location: street('A 2'), now: at(2) });
    expect(book.entries).toEqual([{ ...street('A 2'), _id: 'A', changedAt: at(2) }]);
  });

  it('makes the latest other address the default in place of a deleted one', () => {
    const book = after(add('A', 1), add('B', 2), add('C', 3), { type: 'delete', id: 'A' });
    expect(idsOf(book)).toEqual(['C', 'B']);
    expect(book.defaultId).toBe('C');
  });

  it('leaves no default after the last address was deleted', () => {
    expect(after(add('A', 1), { type: 'delete', id: 'A' })).toMatchObject({ entries: [], defaultId: null });
  });

  it('rejects an unknown address', () => {
    expect(() => after({ type: 'delete', id: 'A' })).toThrow('There is no such address.');
  });

  it('rejects one address more than the maximum', () => {
    const full = Array.from({ length: MAX_ADDRESSES }, (_, index) => add(`A${index}`, index));
    expect(after(...full).entries).toHaveLength(MAX_ADDRESSES);
    const tooMany = expect.objectContaining({ code: 'TOO_MANY_ADDRESSES' });
    expect(() => after(...full, add('B', 59))).toThrow(tooMany);
  });
});

describe('withOrder', () => {
  it('takes the default address of an order over, once', () => {
    const book = withOrder({ book: after(add('A', 1)), order: order('B', 5) });
    expect(idsOf(book)).toEqual(['order of B', 'A']);
    const chosen = decideBook({ book, order: order('B', 5) }, add('C', 6, true)).state.book;
    expect(withOrder({ book: chosen, order: order('B', 5) }).defaultId).toBe('C');
  });

  it('makes the equal address of the book the default', () => {
    expect(idsOf(withOrder({ book: after(add('A', 1), add('B', 2)), order: order('B', 5) }))).toEqual(['B', 'A']);
  });

  it('does not restore a deleted address of an earlier order', () => {
    const state = { book: emptyBook('ann'), order: order('B', 5) };
    const { book } = decideBook(state, { type: 'delete', id: 'order of B' }).state;
    expect(idsOf(withOrder({ book, order: order('B', 5) }))).toEqual([]);
  });

  it('replaces the address that was not changed for longest in a full book', () => {
    const full = after(...Array.from({ length: MAX_ADDRESSES }, (_, index) => add(`A${index}`, index)));
    const book = withOrder({ book: full, order: order('B', 59) });
    expect(book.entries).toHaveLength(MAX_ADDRESSES);
    expect(idsOf(book)).not.toContain('A0');
    expect(book.defaultId).toBe('order of B');
  });
});
