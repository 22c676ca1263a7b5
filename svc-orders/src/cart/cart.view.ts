import type { CartLine } from '@ethereal/contracts/cart';
import { toDollars } from '@ethereal/contracts/money';
import type { FindItems, ReplicaItem } from '@ethereal/item-replica/item-replica';
import { availableOf, type ItemStock, shortageOf } from '../stock/stock.rules.ts';
import type { StockStore } from '../stock/stock.store.ts';
import { type Cart, type Line, lineIdOf } from './cart.rules.ts';

/** Sources of what a cart shows of its items. */
export type CartSources = { findItems: FindItems; stocks: Pick<StockStore, 'find'> };

type CartView = { items: CartLine[]; total: number };

function viewLine(line: Line, item: ReplicaItem, stock: ItemStock | undefined): CartLine {
  const short = stock && shortageOf(stock, line);
  return {
    lineId: lineIdOf(line),
    productId: {
      _id: item._id,
      name: item.name,
      price: toDollars(item.priceCents),
      category: item.category,
      ...(item.colors?.length && { colors: item.colors }),
      size: item.sizes,
      image1: item.itemImg,
      user: item.seller,
    },
    quantity: line.quantity,
    ...(line.color && { colorChosen: line.color }),
    sizeChosen: line.size,
    priceWhenAdded: toDollars(line.priceCents),
    ...(stock?.tracked && { available: availableOf(stock) }),
    ...(short && { shortage: short }),
  };
}

/** The cart as its owner sees it: at current prices, without what is no longer sold. */
export async function viewCart(cart: Cart, { findItems, stocks }: CartSources): Promise<CartView> {
  const products = cart.lines.map((line) => line.product);
  const [items, tracked] = await Promise.all([findItems(products), stocks.find(products)]);
  const shown = cart.lines.flatMap((line) => {
    const item = items.get(line.product);
    return item?.published ? [{ line, item }] : [];
  });
  const totalCents = shown.reduce((sum, { line, item }) => sum + line.quantity * item.priceCents, 0);
  return {
    items: shown.map(({ line, item }) => viewLine(line, item, tracked.get(item._id))),
    total: toDollars(totalCents),
  };
}
