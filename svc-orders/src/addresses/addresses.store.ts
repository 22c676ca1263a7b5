import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import type { WithPendingEvents } from '@ethereal/service-kit/events/pulls';
import { saveRevision } from '@ethereal/service-kit/write';
import type { Db } from 'mongodb';
import { type AddressBook, emptyBook } from './addresses.rules.ts';

/** Stores one address book per person. */
export function createAddressesStore(db: Db) {
  const books = db.collection<AddressBook & WithPendingEvents>('addressBooks');
  const erased = createErasedPeople(db);
  const remove = (user: string) => books.deleteOne({ _id: user });
  return {
    ensureIndexes: erased.ensureIndexes,

    async find(user: string): Promise<AddressBook> {
      return (await books.findOne({ _id: user }, { projection: { pendingEvents: 0 } })) ?? emptyBook(user);
    },

    /** Returns undefined when another writer was faster. @throws gone when the account was deleted */
    save: (before: AddressBook, state: AddressBook): Promise<AddressBook | undefined> =>
      erased.guard(
        state._id,
        () => saveRevision(books, before.revision > 0 ? before : undefined, { state }),
        () => remove(state._id),
      ),

    share: (user: string) => books.find({ _id: user }, { projection: { entries: 1, defaultId: 1 } }),

    /** Deletes the book, and refuses later writes of the person. */
    async erase(user: string): Promise<void> {
      await erased.record(user);
      await remove(user);
    },
  };
}

export type AddressesStore = ReturnType<typeof createAddressesStore>;
