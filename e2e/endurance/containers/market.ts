import { getStock } from '@ethereal/contracts/stock';
import { send } from '../../kit/api.ts';
import { publishItem } from '../../kit/goods.ts';
import { newAccount } from '../../kit/people.ts';
import { until } from '../../kit/until.ts';
import type { Good } from '../card-orders.ts';
import { type Market, type Person, readers } from '../shop.ts';

/** Initial stock of each item, or of each of its sizes. */
export const PIECES = 100_000;

export type StockedMarket = Market & { cardBuyers: Person[]; goods: Good[] };

/** Creates buyers and a seller who sign up by mail, and their goods: on delivery, and in sizes, by card. */
export async function openMarket(place: { site: string; inbox: string }): Promise<StockedMarket> {
  const { site } = place;
  const enter = async (...names: string[]) => {
    const people = [];
    for (const name of names) people.push(await newAccount(name, undefined, place));
    return people;
  };
  const [seller, ...people] = await enter('Sally', 'Ada', 'Ben', 'Cleo', 'Dan');
  if (!seller) throw new Error('The shop has no seller.');
  const publish = async (wishes: object) => {
    const item = await publishItem(seller.token, { price: 12.34, ...wishes }, site);
    const counted = async () => (await send(getStock, { params: { itemId: item._id } }, seller.token, site)).status;
    await until('the stock to be counted', counted, (status) => status === 200);
    return item;
  };
  const items = [];
  while (items.length < 3) items.push(await publish({ size: [], stock: PIECES }));
  const goods: Good[] = [];
  const sizes = { size: ['S', 'M', 'L'], stock: { S: PIECES, M: PIECES, L: PIECES } };
  while (goods.length < 3) goods.push({ item: await publish(sizes), seller });
  const cardBuyers = await enter('Eve', 'Fay');
  return {
    site: { site },
    seller,
    people,
    items,
    pieces: PIECES,
    cardBuyers,
    goods,
    ...readers(site, seller),
  };
}
