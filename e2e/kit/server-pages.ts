import { type Item, listItems } from '@ethereal/contracts/items';
import { addReview } from '@ethereal/contracts/reviews';
import { callApi } from './api.ts';
import { pageOf, publishItem } from './goods.ts';
import { newAccount } from './people.ts';
import { receive } from './trade.ts';

/** Page as its area describes it. */
export type KnownPage = { path: string; render?: string; redirect?: string; index?: boolean };
type Sample = Pick<Item, '_id' | 'name' | 'category' | 'user'>;

/** Id that no record has. */
export const NOBODY = 'a'.repeat(24);

/** Returns the first of the addresses that belongs to the page. */
export const addressOf = ({ path }: KnownPage, addresses: readonly string[]): string | undefined =>
  addresses.find((address) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address.replace(/\?.*/, '')));

/** Returns every page of which the server renders the frame alone: its content depends on the person. */
export const framesOf = (known: readonly KnownPage[], { _id }: Sample): string[] =>
  known
    .filter(({ render, redirect }) => render !== 'server' && redirect === undefined)
    .map(({ path }) => path.replaceAll(/:\w+/g, _id));

/** Returns every page that the server can render whole in every state: some or no data, each filter, refusals. */
export async function pagesOfTheServer(known: readonly KnownPage[], sample: Sample): Promise<string[]> {
  const [seller, buyer] = [await newAccount('Stella'), await newAccount('Boris')];
  const gone = await publishItem(seller.token, { stock: { S: 0, M: 0, L: 0 } });
  const wanted = await publishItem(seller.token, {
    brand: 'Northwind',
    category: 'home',
    size: [],
    stock: 4,
    pictures: 2,
  });
  await receive(buyer, seller, wanted);
  const review = { productId: wanted._id, rating: 4, title: 'Soft', text: 'Airy.' };
  await callApi(addReview, { body: review }, buyer.token);
  const { nextCursor } = await callApi(listItems, { query: { limit: '24' } });
  const pages = [
    '/ethereal',
    '/ethereal/?utm_source=mail',
    '/ethereal?areas',
    '/ethereal/all',
    `/ethereal/all?cursor=${nextCursor}`,
    '/ethereal/all?search=shirt&sort=asc',
    '/ethereal/all?search=zzzzzz',
    '/ethereal/all?category=men&gender=unisex&size=S&minPrice=5&maxPrice=60',
    '/ethereal/all?brand=Northwind&subCategory=topW&size=S&size=L&inStock=true&sort=rating',
    '/ethereal/all?sort=nonsense&minPrice=x',
    '/ethereal/categories',
    '/ethereal/categories/men',
    '/ethereal/categories/home-essentials?sort=desc',
    '/ethereal/categories/nonsense',
    pageOf(sample),
    pageOf(wanted),
    pageOf(gone),
    `/ethereal/categories/men/${NOBODY}`,
    `/ethereal/sellers/${sample.user}`,
    `/ethereal/sellers/${seller.id}`,
    `/ethereal/sellers/${NOBODY}`,
    '/ethereal/contact',
    '/ethereal/contact?sent=1',
    '/ethereal/about',
    '/ethereal/delivery',
    '/ethereal/privacy',
    '/ethereal/terms',
    '/ethereal/login',
    '/ethereal/signup',
    '/ethereal/nothing/here',
  ];
  // A page without an id in its path is visited as it is, in every area.
  const more = known.filter((page) => page.render === 'server' && !page.path.includes(':') && !addressOf(page, pages));
  return [...pages, ...more.map(({ path }) => path)];
}
