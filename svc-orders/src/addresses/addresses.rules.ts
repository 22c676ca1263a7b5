import { MAX_ADDRESSES } from '@ethereal/contracts/addresses';
import type { UserLocation } from '@ethereal/contracts/orders';
import { conflict, notFound } from '@ethereal/service-kit/errors';

/** Address without the wish to make it the default. */
type Place = Omit<UserLocation, 'defaultAddress'>;
export type Entry = Place & { _id: string; changedAt: Date };

/** Address book of a person. Its default is also the address that the checkout fills in. */
export type AddressBook = {
  /** Id of the person. */
  _id: string;
  revision: number;
  entries: readonly Entry[];
  defaultId: string | null;
  /** Date of the last order whose default address was taken over. */
  ordersUntil: Date | null;
};

/** Last order that made its address the default. */
type DefaultOrder = { _id: string; userLocation: UserLocation; createdAt: Date };

/** A book as stored, and the last order that made its address the default. */
export type BookState = { book: AddressBook; order: DefaultOrder | undefined };

export type BookCommand =
  | { type: 'add'; id: string; location: UserLocation; now: Date }
  | { type: 'update'; id: string; location: UserLocation; now: Date }
  | { type: 'delete'; id: string };

/** Returns the address book of a person without addresses. */
export const emptyBook = (user: string): AddressBook => ({
  _id: user,
  revision: 0,
  entries: [],
  defaultId: null,
  ordersUntil: null,
});

const FIELDS = ['country', 'fullname', 'phone', 'address', 'address2', 'city', 'state', 'zipcode'] as const;
const isSame = (a: Place, b: Place): boolean => FIELDS.every((field) => (a[field] ?? '') === (b[field] ?? ''));

function placeOf({ country, fullname, phone, address, address2, city, state, zipcode }: UserLocation): Place {
  return { country, fullname, phone, address, ...(address2 && { address2 }), city, state, zipcode };
}

/** Entries with the latest change first. */
const byChange = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());

/** Returns the entries of a book, the default one first. */
export function sortedEntries({ entries, defaultId }: AddressBook): Entry[] {
  const isDefault = ({ _id }: Entry) => _id === defaultId;
  const sorted = byChange(entries);
  return [...sorted.filter(isDefault), ...sorted.filter((entry) => !isDefault(entry))];
}

/** Returns the default address of a book, if it has one. */
export const defaultOf = ({ entries, defaultId }: AddressBook): Entry | undefined =>
  entries.find(({ _id }) => _id === defaultId);

/**
 * Returns the book after the default address of a later order was taken over: the equal entry, or a new one, becomes
 * the default. In a full book the new entry takes the place of the one that was not changed for longest.
 */
export function withOrder({ book, order }: BookState): AddressBook {
  if (!order || (book.ordersUntil && order.createdAt <= book.ordersUntil)) return book;
  const place = placeOf(order.userLocation);
  const equal = book.entries.find((entry) => isSame(entry, place));
  const ordersUntil = order.createdAt;
  if (equal) return { ...book, defaultId: equal._id, ordersUntil };
  const kept = byChange(book.entries).slice(0, MAX_ADDRESSES - 1);
  const entry = { ...place, _id: order._id, changedAt: order.createdAt };
  return { ...book, entries: [...kept, entry], defaultId: entry._id, ordersUntil };
}

function added(book: AddressBook, { id, location, now }: Extract<BookCommand, { type: 'add' }>): AddressBook {
  const place = placeOf(location);
  const equal = book.entries.find((entry) => isSame(entry, place));
  // A repeated request, such as a retry after a lost answer, adds nothing.
  if (!equal && book.entries.length >= MAX_ADDRESSES)
    throw conflict(`You have ${MAX_ADDRESSES} addresses. Delete one to add another.`, { code: 'TOO_MANY_ADDRESSES' });
  const entry = equal ?? { ...place, _id: id, changedAt: now };
  const becomesDefault = location.defaultAddress || book.defaultId === null;
  return {
    ...book,
    entries: equal ? book.entries : [...book.entries, entry],
    defaultId: becomesDefault ? entry._id : book.defaultId,
  };
}

function changed(book: AddressBook, command: Exclude<BookCommand, { type: 'add' }>): AddressBook {
  const { id } = command;
  if (!book.entries.some(({ _id }) => _id === id)) throw notFound('There is no such address.');
  if (command.type === 'delete') {
    const entries = book.entries.filter(({ _id }) => _id !== id);
    const defaultId = book.defaultId === id ? (byChange(entries)[0]?._id ?? null) : book.defaultId;
    return { ...book, entries, defaultId };
  }
  const { location, now } = command;
  const entry = { ...placeOf(location), _id: id, changedAt: now };
  const entries = book.entries.map((before) => (before._id === id ? entry : before));
  return { ...book, entries, defaultId: location.defaultAddress ? id : book.defaultId };
}

/**
 * Applies a command to a book, after the default address of a later order was taken over.
 * @throws notFound for an unknown address, conflict for a full book
 */
export function decideBook(state: BookState, command: BookCommand): { state: BookState } {
  const book = withOrder(state);
  return { state: { ...state, book: command.type === 'add' ? added(book, command) : changed(book, command) } };
}
