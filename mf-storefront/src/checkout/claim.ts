import type { CartLine } from '@ethereal/contracts/cart';
import type { CartCode } from '@ethereal/contracts/codes';
import type { submitOrder, UserLocation } from '@ethereal/contracts/orders';
import type { PaymentMethod } from '@ethereal/contracts/payments';
import { sizesOf } from '@ethereal/contracts/variants';
import type { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { subtotalOf } from '../cart/cart-sums.ts';
import { appliedOf, toPayOf } from '../cart/discounts.ts';

/** Body of an order request as the buyer sees it. The server verifies it. */
export type Claim = Parameters<typeof callApi<typeof submitOrder>>[1]['body'];

/** Returns the claim for the cart and its codes as the buyer sees them, an address and a payment method. */
export function claimOf(
  buyer: string,
  lines: readonly CartLine[],
  codes: readonly CartCode[],
  address: UserLocation,
  payment: PaymentMethod,
): Claim {
  const used = [...new Set(appliedOf(codes).map(({ code }) => code))];
  return {
    buyer,
    items: lines.map(({ productId: item, quantity, colorChosen, sizeChosen }) => {
      const color = item.colors?.find((offered) => offered === colorChosen);
      const size = sizesOf(item).find((offered) => offered === sizeChosen);
      const line = { productId: item._id, quantity, price: item.price, seller: item.user };
      return { ...line, ...(color && { colorChosen: color }), ...(size && { sizeChosen: size }) };
    }),
    totalPrice: toPayOf(subtotalOf(lines), codes),
    ...(used.length > 0 && { codes: used }),
    userLocation: address,
    ...(payment === 'card' && { payment }),
  };
}
