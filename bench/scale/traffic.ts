import type { caller } from '../shop.ts';
import { zipf } from '../zipf.ts';
import { emailOf, PASSWORD } from './fill.ts';
import { storedItem } from './made-items.ts';

const CATEGORIES = ['men', 'women', 'kids', 'home', 'accessories', 'beauty', 'electronics'];
const SORTS = ['asc', 'desc', 'rating', undefined];
const BUYERS = 50;

type Size = { items: number; people: number };
type Call = ReturnType<typeof caller>;

const anyOf = (count: number) => Math.floor(Math.random() * count);
const queryOf = (query: object) => new URLSearchParams(JSON.parse(JSON.stringify(query))).toString();

/** Returns the visitors' actions, one function each; the first items are far more frequent than others. */
export async function visitorsOf(call: Call, { items, people }: Size): Promise<Record<string, () => Promise<unknown>>> {
  const popular = zipf(items);
  // Popular items are spread over all ages.
  const item = () => storedItem((popular() * 7919) % items, items);
  const list = zipf(CATEGORIES.length * SORTS.length);
  const logIn = async (): Promise<string> => {
    const body = { email: emailOf(anyOf(people)), password: PASSWORD };
    return (await call('POST', '/api/login', { body })).token;
  };
  const buyers: string[] = [];
  for (let number = 0; number < BUYERS; number++) buyers.push(await logIn());
  const words = () => storedItem(anyOf(items), items).name.split(' ');

  return {
    async list() {
      const chosen = list();
      const category = CATEGORIES[chosen % CATEGORIES.length];
      const sort = SORTS[Math.floor(chosen / CATEGORIES.length)];
      await call('GET', `/api/items?${queryOf({ category, sort })}`);
    },
    async 'filter never asked before'() {
      await call('GET', `/api/items?${queryOf({ minPrice: (anyOf(3_000_000) / 100).toFixed(2), sort: 'asc' })}`);
    },
    async 'search never asked before'() {
      const [line, , ...thing] = words();
      await call('GET', `/api/items?${queryOf({ search: `${thing.join(' ')} ${line?.slice(0, 5)}` })}`);
    },
    async 'suggestions never asked before'() {
      await call(
        'GET',
        `/api/suggestions?${queryOf({
          query: words()
            .join(' ')
            .slice(0, 4 + anyOf(8)),
        })}`,
      );
    },
    async item() {
      const { category, _id } = item();
      await call('GET', `/api/categories/${category}/${_id}`);
    },
    'log-in': logIn,
    async 'cart, in and out'() {
      const token = buyers[anyOf(BUYERS)] ?? '';
      const { _id, sizes } = item();
      await call('POST', '/api/cart/add', {
        token,
        body: { productId: _id, quantity: 1, sizeChosen: sizes[0] },
      });
      await call('DELETE', `/api/cart/delete/${_id}`, { token });
    },
  };
}
