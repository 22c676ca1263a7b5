import { DEFAULT_DISPATCH, type Dispatch } from '@ethereal/contracts/delivery';
import { getSeller, type Seller, saveStore } from '@ethereal/contracts/sellers';
import type { Part } from '@ethereal/service-kit/define-service';
import { DomainError, invalid, notFound } from '@ethereal/service-kit/errors';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { answer, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Delivery } from '../delivery/delivery.ts';
import type { PictureUse } from '../images/picture-use.ts';
import type { Picture } from '../items/item.ts';
import { SOURCE } from '../items/item-events.ts';
import type { FetchPerson } from '../people/fetch-person.ts';
import { addStars, NO_STARS, ratingOf } from '../reviews/review.ts';
import type { Catalog } from '../search/catalog.ts';
import type { Shared } from '../shared/shared.ts';
import { isReservedName } from './sellers.rules.ts';
import type { SellersStore, StoredSeller } from './sellers.store.ts';
import { createStoreNames, type StoreNames } from './store-names.ts';

type Sent = { name: string; about: string; picture?: Picture | null } & {
  [F in keyof Dispatch]?: Dispatch[F] | undefined;
};

type SellersDeps = {
  sellers: SellersStore;
  catalog: Catalog;
  pictures: PictureUse;
  fetchPerson: FetchPerson;
  outbox: Pick<Outbox, 'publishOrStore'>;
  delivery: Pick<Delivery, 'dispatchChanged'>;
};

const RESERVED_NAME = 'This name is reserved for the shop. Please choose another.';

export type Sellers = ReturnType<typeof createSellers>;

/** Reads and saves the public pages of sellers. A person without items and profile is not a seller and has no page. */
function createSellers({ sellers, catalog, pictures, fetchPerson, outbox, delivery }: SellersDeps) {
  /** Returns the person from svc-identity; while it is unavailable, its last answer. */
  const personOf = async (id: string, stored: StoredSeller | undefined) => {
    try {
      const { fname, since } = await fetchPerson(id);
      const person = { fname, since: new Date(since) };
      const isChanged = stored?.known?.fname !== fname || stored.known.since.getTime() !== person.since.getTime();
      if (isChanged) await sellers.savePerson(id, person);
      return person;
    } catch (error) {
      const isUnavailable = error instanceof DomainError && error.kind === 'unavailable';
      if (isUnavailable && stored?.known) return stored.known;
      throw error;
    }
  };

  const show = async (id: string): Promise<Seller> => {
    const stored = await sellers.find(id);
    const shelf = catalog.shelfOf(id);
    if (stored?.standing?.suspended) throw notFound('There is no such seller.');
    if (!stored?.profile && shelf.items === 0) throw notFound('There is no such seller.');
    const person = await personOf(id, stored);
    // A first name is free text, so it may be a reserved one.
    const ownName = isReservedName(person.fname) ? 'A seller' : person.fname;
    const { name = ownName, about = '', picture = null } = stored?.profile ?? {};
    return {
      _id: id,
      name,
      about,
      picture,
      since: person.since.toISOString(),
      items: shelf.items,
      rating: ratingOf(shelf.stars.reduce(addStars, NO_STARS)),
      ...DEFAULT_DISPATCH,
      ...stored?.dispatch,
    };
  };

  return {
    show,
    async save(id: string, { name, about, picture = null, shipsFrom, dispatchDays }: Sent): Promise<Seller> {
      if (isReservedName(name)) throw invalid(RESERVED_NAME, { errors: { name: RESERVED_NAME } });
      const claimed = picture ? await pictures.claimOne(id, picture, 'picture') : null;
      const before = await sellers.save(id, { name, about, picture: claimed }, { shipsFrom, dispatchDays });
      delivery.dispatchChanged(id);
      const former = before?.profile?.picture;
      if (former) await pictures.release([former], claimed ? [claimed] : []);
      await outbox.publishOrStore(newEvent({ type: 'store.changed', source: SOURCE, subject: id, data: {} }));
      return show(id);
    },
  };
}

function mountSellers(router: Router, deps: RouteDeps, sellers: Sellers): void {
  route(router, getSeller, deps, async ({ params }) =>
    answer({ body: await sellers.show(params.id), headers: { 'Cache-Control': 'no-cache' } }),
  );
  route(router, saveStore, deps, ({ user, body }) => sellers.save(user.id, body));
}

type Others = Pick<SellersDeps, 'catalog' | 'pictures' | 'delivery'>;

/** Opens the public pages of sellers and the names of their stores. */
export function openSellers(shared: Shared, others: Others): Part & { sellers: Sellers; storeNames: StoreNames } {
  const sellers = createSellers({ ...shared, ...others, sellers: shared.stores.sellers });
  return {
    sellers,
    storeNames: createStoreNames(shared.stores.sellers, shared.now),
    mount: (router) => mountSellers(router, shared, sellers),
  };
}
