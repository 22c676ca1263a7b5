import { addAddress, deleteAddress, listAddresses, updateAddress } from '@ethereal/contracts/addresses';
import { getAddress } from '@ethereal/contracts/orders';
import type { Part } from '@ethereal/service-kit/define-service';
import { newId } from '@ethereal/service-kit/ids';
import { route, uncached } from '@ethereal/service-kit/route';
import { createWrite } from '@ethereal/service-kit/write';
import type { Shared } from '../shared/shared.ts';
import {
  type AddressBook,
  type BookCommand,
  type BookState,
  decideBook,
  defaultOf,
  sortedEntries,
  withOrder,
} from './addresses.rules.ts';

const toAnswer = (book: AddressBook) => ({
  addresses: sortedEntries(book).map(({ changedAt, ...entry }) => ({
    ...entry,
    isDefault: entry._id === book.defaultId,
  })),
});

/** Opens the address books. The default of a book is the address that the checkout fills in. */
export function openAddresses(shared: Shared): Part {
  const { addresses, orders } = shared;
  async function load(user: string): Promise<BookState> {
    const [book, order] = await Promise.all([addresses.find(user), orders.latestDefaultAddress(user)]);
    return { book, order };
  }
  const read = async (user: string) => withOrder(await load(user));
  const write = createWrite({
    document: 'address book',
    load,
    decide: decideBook,
    async save(before: BookState, { state }: { state: BookState }) {
      const book = await addresses.save(before.book, state.book);
      return book && { ...state, book };
    },
  });
  const change = async (user: string, command: BookCommand) => toAnswer((await write(user, command)).book);

  return {
    mount(router) {
      route(router, getAddress, shared, async ({ user }) => {
        const address = defaultOf(await read(user.id));
        if (!address) return { address: null };
        const { _id, changedAt, ...place } = address;
        return { address: { ...place, defaultAddress: true } };
      });
      route(router, listAddresses, shared, async ({ user }) => uncached(toAnswer(await read(user.id))));
      route(router, addAddress, shared, ({ user, body }) =>
        change(user.id, { type: 'add', id: newId(), location: body, now: new Date() }),
      );
      route(router, updateAddress, shared, ({ user, params, body }) =>
        change(user.id, { type: 'update', id: params.addressId, location: body, now: new Date() }),
      );
      route(router, deleteAddress, shared, ({ user, params }) =>
        change(user.id, { type: 'delete', id: params.addressId }),
      );
    },
  };
}
