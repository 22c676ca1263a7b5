import { type RequestHandler, Router } from 'express';
import { idFrom } from '../../history/random.ts';
import { type FakeOrder, type FakeState, MOMENT, userOf } from './state.ts';

const SIZES = ['S', 'M', 'L', 'XL', 'XXL'];

const orderOf = ({ _id, buyer, totalPrice, userLocation, items, statuses, returns }: FakeOrder) => ({
  _id,
  buyer,
  totalPrice,
  userLocation,
  createdAt: MOMENT,
  items: items.map(({ productId, quantity, price, seller }) => ({
    productId: { _id: productId, name: '-', price, user: seller, image1: '-' },
    quantity,
    price,
    seller,
    sizeChosen: null,
    status: statuses.get(productId) ?? 'Pending',
    ...(returns.has(productId) && {
      return: { state: returns.get(productId), reason: '-', requestedAt: MOMENT },
    }),
  })),
});

type LineOf = { id: string; productId: string };

/** Routes of favorites, carts and orders. */
export function orderRoutes({ favorites, carts, orders }: FakeState): Router {
  const cartOf = (user: string) => ({
    items: (carts.get(user) ?? []).map(({ productId, quantity }) => ({
      productId: { _id: productId, name: '-', price: 1, category: 'men', size: SIZES, image1: '-', user },
      quantity,
      sizeChosen: null,
    })),
    total: 0,
  });

  /** Changes a line for its buyer or its seller only. */
  const change =
    (
      by: 'buyer' | 'seller',
      apply: (order: FakeOrder, productId: string, body: Record<string, string>) => void,
    ): RequestHandler<LineOf> =>
    ({ params: { id, productId }, body, headers }, response) => {
      const order = orders.find(({ _id }) => _id === id);
      const line = order?.items.find((item) => item.productId === productId);
      const owner = by === 'buyer' ? order?.buyer : line?.seller;
      if (!order || owner !== userOf({ headers })) {
        return void response.status(403).json({ message: 'Not yours.' });
      }
      apply(order, productId, body);
      response.json({ order: orderOf(order) });
    };

  return Router()
    .post('/api/favorites/add', (request, response) => {
      const { productId } = request.body;
      favorites.add(`${userOf(request)} ${productId}`);
      response.json({ _id: productId, name: '-', price: 1, itemImg: '-', category: 'men' });
    })
    .get('/api/cart', (request, response) => {
      response.json(cartOf(userOf(request)));
    })
    .post('/api/cart/add', (request, response) => {
      const user = userOf(request);
      const { productId, quantity } = request.body;
      carts.set(user, [...(carts.get(user) ?? []), { productId, quantity }]);
      response.json(cartOf(user));
    })
    .get('/api/ordersBuyer', (request, response) => {
      const own = orders.filter(({ buyer }) => buyer === userOf(request)).toReversed();
      response.json({ orders: own.map(orderOf), nextCursor: null });
    })
    .post('/api/submitOrder', ({ body }, response) => {
      const _id = idFrom(`order ${orders.length}`);
      const order: FakeOrder = { ...body, _id, statuses: new Map(), returns: new Map() };
      orders.push(order);
      response.status(201).json(orderOf(order));
    })
    .patch(
      '/api/orders/:id/items/:productId/updateStatus',
      change('seller', ({ statuses }, line, { status = '' }) => statuses.set(line, status)),
    )
    .post(
      '/api/orders/:id/items/:productId/cancel',
      change('buyer', ({ statuses }, line) => statuses.set(line, 'Cancelled')),
    )
    .post(
      '/api/orders/:id/items/:productId/return',
      change('buyer', ({ returns }, line) => returns.set(line, 'requested')),
    )
    .patch(
      '/api/orders/:id/items/:productId/return',
      change('seller', ({ returns }, line, { state = '' }) => returns.set(line, state)),
    );
}
