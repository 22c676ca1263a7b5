import type { CartLine } from '@ethereal/contracts/cart';
import type { CartCode } from '@ethereal/contracts/codes';
import { SIZES } from '@ethereal/contracts/fashion';
import { toDollars } from '@ethereal/contracts/money';
import { systemOf } from '@ethereal/contracts/size-systems';
import { type FindItems, imageIn, type PricedItem } from '@ethereal/item-replica/item-replica';
import { viewCartCodes } from '../codes/codes.view.ts';
import type { FindCodes } from '../codes/find-codes.ts';
import { availableOf, type ItemStock, shortageOf } from '../stock/stock.rules.ts';
import type { StockStore } from '../stock/stock.store.ts';
import { type Cart, type Line, lineIdOf } from './cart.rules.ts';

/** Sources of the items and codes that a cart shows. */
export type CartSources = { findItems: FindItems; findCodes: FindCodes; stocks: Pick<StockStore, 'find'> };

type CartView = {
  items: CartLine[];
  unavailable: CartLine[];
  saved: CartLine[];
  total: number;
  codes: CartCode[];
  discount: number;
  toPay: number;
};

function reductionOf({ formerCents, saleEnds, percent }: PricedItem) {
  return {
    ...(formerCents !== undefined && { formerPrice: toDollars(formerCents) }),
    ...(saleEnds !== undefined && { saleEnds }),
    ...(percent !== undefined && { percent }),
  };
}

/** Returns sizes in the fields of an item: those from S to XXL, and the others if there are any. */
function sizesBySystem(sizes: readonly string[]) {
  const otherSizes = sizes.filter((size) => systemOf(size) !== undefined);
  return {
    size: SIZES.filter((size) => sizes.includes(size)),
    ...(otherSizes.length > 0 && { otherSizes }),
  };
}

const NOT_FOR_SALE = 'This item is not for sale now.';

function viewLine(line: Line, item: PricedItem, stock: ItemStock | undefined): CartLine {
  const short = item.published ? stock && shortageOf(stock, line) : NOT_FOR_SALE;
  return {
    lineId: lineIdOf(line),
    productId: {
      _id: item._id,
      name: item.name,
      price: toDollars(item.priceCents),
      ...reductionOf(item),
      category: item.category,
      ...(item.colors?.length && { colors: item.colors }),
      ...sizesBySystem(item.sizes),
      image1: imageIn(item, line.color),
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

/**
 * Returns the cart as its owner receives it, at current prices. Lines of items that are not for sale are in
 * `unavailable` and do not count in the total.
 */
export async function viewCart(cart: Cart, { findItems, findCodes, stocks }: CartSources): Promise<CartView> {
  const { lines, saved = [], codes = [] } = cart;
  const products = [...lines, ...saved].map((line) => line.product);
  const [items, tracked] = await Promise.all([findItems(products), stocks.find(products)]);
  const viewAll = (list: readonly Line[], isIncluded: (item: PricedItem) => boolean) =>
    list.flatMap((line) => {
      const item = items.get(line.product);
      return item && isIncluded(item) ? [viewLine(line, item, tracked.get(item._id))] : [];
    });
  const isForSale = ({ published }: PricedItem) => published;
  const priced = lines.flatMap((line) => {
    const item = items.get(line.product);
    if (!item?.published) return [];
    const { category, seller, priceCents } = item;
    const { product, quantity } = line;
    return [{ lineId: lineIdOf(line), product, category, seller, priceCents, quantity }];
  });
  const read = await findCodes(
    cart._id,
    codes,
    priced.map(({ seller }) => seller),
  );
  const totalCents = priced.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);
  return {
    items: viewAll(lines, isForSale),
    unavailable: viewAll(lines, (item) => !isForSale(item)),
    saved: viewAll(saved, () => true),
    total: toDollars(totalCents),
    ...viewCartCodes(codes, read, priced, new Date()),
  };
}
