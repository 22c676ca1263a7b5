import { card } from '@ethereal/contracts/items';
import { MAX_DAILY_OFFERS } from '@ethereal/contracts/offers';
import type { FavoritesStore } from '../favorites/favorites.store.ts';
import type { ItemReader } from '../items/item-reader.ts';
import type { Catalog } from '../search/catalog.ts';
import type { SearchEngine } from '../search/engine.ts';

/** Maximum number of kinds of a person's favorites, latest first, whose reductions concern the person. */
const MAX_KINDS = 5;

type PersonsOffersDeps = {
  catalog: Catalog;
  engine: Pick<SearchEngine, 'list'>;
  favorites: Pick<FavoritesStore, 'ofUser'>;
  reader: Pick<ItemReader, 'load'>;
};

/**
 * Creates the function that returns the reduced items that concern a person, as cards. The shop does not store which
 * items a person viewed, so the kinds that the person likes are those of the favorites.
 */
export const createPersonsOffers =
  ({ catalog, engine, favorites, reader }: PersonsOffersDeps) =>
  async (user: string) => {
    const ids = (await favorites.ofUser(user)).map(({ item }) => item);
    await reader.load(ids);
    const kinds = [...new Set(ids.flatMap((id) => catalog.kindsOf(id)))].slice(0, MAX_KINDS);
    const alike = kinds.length === 0 ? [] : await reducedOfKinds(engine, kinds, ids.length + MAX_DAILY_OFFERS);
    return [...new Set([...ids, ...alike])]
      .flatMap((id) => {
        const json = catalog.cardOf(id);
        return json ? [card.parse(JSON.parse(json))] : [];
      })
      .filter(({ formerPrice, availability }) => formerPrice !== undefined && availability !== 'sold-out')
      .slice(0, MAX_DAILY_OFFERS);
  };

async function reducedOfKinds(engine: Pick<SearchEngine, 'list'>, kinds: string[], limit: number): Promise<string[]> {
  const { ids } = await engine.list({ type: kinds, offers: '1', inStock: 'true', sort: 'reduction', limit });
  return ids;
}
