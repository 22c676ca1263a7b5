import type { CartLine } from '@ethereal/contracts/cart';
import { toDollars } from '@ethereal/contracts/money';
import type { FindItems, ReplicaItem } from '@ethereal/service-kit/item-replica/item-replica';
import type { Cart, Line } from './cart.ts';

type CartView = { items: CartLine[]; total: number };

function viewLine(line: Line, item: ReplicaItem): CartLine {
  return {
    productId: {
      _id: item._id,
      name: item.name,
      price: toDollars(item.priceCents),
      category: item.category,
      size: item.sizes,
      image1: item.itemImg,
      user: item.seller,
    },
    quantity: line.quantity,
    sizeChosen: line.size,
    priceWhenAdded: toDollars(line.priceCents),
  };
}

/** The cart as its owner sees it: at current prices, without what is no longer sold. */
export async function viewCart(cart: Cart, findItems: FindItems): Promise<CartView> {
  const items = await findItems(cart.lines.map((line) => line.product));
  const shown = cart.lines.flatMap((line) => {
    const item = items.get(line.product);
    return item?.published ? [{ line, item }] : [];
  });
  const totalCents = shown.reduce((sum, { line, item }) => sum + line.quantity * item.priceCents, 0);
  return { items: shown.map(({ line, item }) => viewLine(line, item)), total: toDollars(totalCents) };
}
