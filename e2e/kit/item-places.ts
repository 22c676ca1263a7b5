import { getCart } from '@ethereal/contracts/cart';
import { chatStream } from '@ethereal/contracts/chat';
import { listFavorites } from '@ethereal/contracts/favorites';
import { getItem, type Item, listAllItems, listItems, suggestItems } from '@ethereal/contracts/items';
import { getSeller } from '@ethereal/contracts/sellers';
import { callApi, send } from './api.ts';
import { pageOf } from './goods.ts';
import type { Account } from './people.ts';
import { siteUrl } from './site.ts';

/** Returns the text of a page as the server renders it. */
const pageText = async (path: string) => (await fetch(siteUrl + path)).text();
const isOk = async (answer: Promise<Response>) => (await answer).ok;

/**
 * Returns the places where the site shows an item and its seller to a shopper who has the item in cart and favorites.
 * Each function reads its place again.
 */
export function placesOf(item: Item, shopper: Account): Record<string, () => Promise<boolean>> {
  const { _id: id, category, user: seller, name } = item;
  const has = async (answer: Promise<unknown>) => JSON.stringify(await answer).includes(id);
  const page = async (path: string) => (await pageText(path)).includes(id);
  const words = encodeURIComponent(name);
  return {
    'the call of it': () => isOk(send(getItem, { params: { category, id } })),
    'its page': () => isOk(fetch(siteUrl + pageOf(item))),
    'the list of all': () => has(callApi(listAllItems)),
    'its category': () => has(callApi(listItems, { query: { category } })),
    search: () => has(callApi(listItems, { query: { search: name } })),
    suggestions: async () => (await callApi(suggestItems, { query: { query: name } })).includes(name),
    'the list of its seller': () => has(callApi(listItems, { query: { seller } })),
    'the call of its seller': () => isOk(send(getSeller, { params: { id: seller } })),
    'the page of its seller': () => isOk(fetch(`${siteUrl}/ethereal/sellers/${seller}`)),
    'the first view of a search': () => page(`/ethereal/all?search=${words}`),
    'the first view of its category': () => page(`/ethereal/categories/${category}`),
    cart: () => has(callApi(getCart, {}, shopper.token)),
    favorites: () => has(callApi(listFavorites, {}, shopper.token)),
    assistant: async () => (await (await send(chatStream, { params: { message: name } })).text()).includes(id),
  };
}

/** Returns the places that show the item. */
export async function whereShown(places: ReturnType<typeof placesOf>): Promise<string[]> {
  const names = Object.keys(places);
  const shown = await Promise.all(names.map((name) => places[name]?.()));
  return names.filter((_, at) => shown[at]);
}
