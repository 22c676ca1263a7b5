import { getItemViews } from '@ethereal/contracts/analytics';
import { addToCart, updateCartQuantity } from '@ethereal/contracts/cart';
import { chatStream } from '@ethereal/contracts/chat';
import { addFavorite, removeFavorite } from '@ethereal/contracts/favorites';
import { getUserDetails, logIn, signOut } from '@ethereal/contracts/identity';
import { countView, editItem, getItem, type Item, listItems } from '@ethereal/contracts/items';
import { submitOrder } from '@ethereal/contracts/orders';
import { sentAgain } from '../kit/goods.ts';
import { PASSWORD } from '../kit/people.ts';
import { HOME } from '../kit/trade.ts';
import type { createClient } from './client.ts';
import type { createLedger } from './ledger.ts';
import type { Market, Person } from './shop.ts';

/** Returns the body of an order of one item. */
export const claimOf = (buyer: Person, item: Item, quantity: number) => ({
  buyer: buyer.id,
  items: [{ productId: item._id, quantity, price: item.price, seller: item.user }],
  totalPrice: Math.round(item.price * 100 * quantity) / 100,
  userLocation: HOME,
});

export type PersonAction = keyof ReturnType<typeof createPersonActions>;

/** Creates the repeated actions of one person; each returns whether it succeeded. */
export function createPersonActions(
  shop: Market,
  client: ReturnType<typeof createClient>,
  ledger: ReturnType<typeof createLedger>,
) {
  const itemAt = (round: number) => {
    const item = shop.items[round % shop.items.length];
    if (!item) throw new Error('The shop is empty.');
    return item;
  };

  return {
    async browsing(round: number) {
      const { category, _id } = itemAt(round);
      const list = await client.tryOnce(listItems, { query: { limit: '24' } });
      const item = await client.tryOnce(getItem, { params: { category, id: _id } });
      const viewed = await client.tryOnce(countView, { params: { itemId: _id } });
      ledger.count('views', _id, viewed !== undefined);
      return list !== undefined && item !== undefined && viewed !== undefined;
    },
    async liking(round: number, { token }: Person) {
      const body = { productId: itemAt(round)._id };
      await client.insist(addFavorite, { body }, token);
      ledger.count('favorites', body.productId, true);
      await client.insist(removeFavorite, { body }, token);
      return true;
    },
    async buying(round: number, buyer: Person) {
      const item = itemAt(round);
      const body = { productId: item._id, quantity: 1 };
      const added = await client.tryOnce(addToCart, { body }, buyer.token);
      ledger.count('carts', item._id, added !== undefined);
      const quantity = 1 + (round % 3);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const order = await client.insist(submitOrder, { body: claimOf(buyer, item, quantity), headers }, buyer.token);
      ledger.ordered(buyer, order._id, item._id, quantity);
      return added !== undefined;
    },
    async account(_: number, { token }: Person) {
      return (await client.tryOnce(getUserDetails, {}, token)) !== undefined;
    },
    async chatting() {
      return (await client.tryOnce(chatStream, { params: { message: 'Do you have shirts?' } })) !== undefined;
    },
    async dashboard(round: number) {
      const params = { period: 'Day', itemId: itemAt(round)._id };
      return (await client.tryOnce(getItemViews, { params }, shop.seller.token)) !== undefined;
    },
    async filling(round: number, keeper: Person) {
      const body = { productId: itemAt(0)._id, quantity: 1 + (round % 10) };
      await client.insist(updateCartQuantity, { body }, keeper.token);
      ledger.keptInCart(keeper, body.productId, body.quantity);
      return true;
    },
    async 'signing in'(_: number, { email }: Person) {
      const session = await client.tryOnce(logIn, { body: { email, password: PASSWORD } });
      return session !== undefined && (await client.tryOnce(signOut, {}, session.body.token)) !== undefined;
    },
    async selling(round: number, { token }: Person) {
      const item = itemAt(0);
      const description = `Edited ${round} times.`;
      const body = { ...sentAgain(item), description };
      await client.insist(editItem, { params: { id: item._id }, body }, token);
      ledger.described(item, description);
      return true;
    },
  };
}
