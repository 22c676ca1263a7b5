import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as bodyOf, text } from 'node:stream/consumers';
import type { OrderClaim } from '@ethereal/contracts/orders';
import { idFrom } from '../history/random.ts';

interface FakeItem {
  _id: string;
  name: string;
  user: string;
  price: number;
}

interface FakeOrder extends OrderClaim {
  _id: string;
  statuses: Map<string, string>;
  returns: Map<string, string>;
}

const SIZES = ['S', 'M', 'L', 'XL', 'XXL'];
const MOMENT = '2026-01-01T00:00:00.000Z';
const REVIEW = {
  ...{ _id: 'a'.repeat(24), rating: 5, title: '', text: '-', author: 'A B.', createdAt: MOMENT },
};

/** The few calls of the shop that the seed uses, in memory; a stand-in for everything behind the site's address. */
export async function startFakeShop() {
  const state = {
    items: [] as FakeItem[],
    orders: [] as FakeOrder[],
    favourites: new Set<string>(),
    reviews: new Set<string>(),
    profiles: new Map<string, string>(),
    carts: new Map<string, { productId: string; quantity: number }[]>(),
    uploads: 0,
    /** Publishing fails from this item on, as when the machine is switched off. */
    failFrom: Number.POSITIVE_INFINITY,
    views: 0,
  };

  const card = ({ _id, name, user, price }: FakeItem) => ({
    ...{ _id, name, user, price, category: 'men', subCategory: 'topW', size: [], isBestseller: false },
    ...{ itemImg: '/images/a', image1: { url: '/images/a', public_id: 'a' }, description: '-' },
    ...{ createdAt: MOMENT, updatedAt: MOMENT },
  });
  const cartOf = (user: string) => ({
    items: (state.carts.get(user) ?? []).map(({ productId, quantity }) => ({
      productId: { _id: productId, name: '-', price: 1, category: 'men', size: SIZES, image1: '-', user },
      quantity,
      sizeChosen: null,
    })),
    total: 0,
  });
  const orderOf = ({ _id, statuses, returns, ...claim }: FakeOrder) => ({
    ...{ _id, buyer: claim.buyer, totalPrice: claim.totalPrice, userLocation: claim.userLocation },
    createdAt: MOMENT,
    items: claim.items.map(({ productId, quantity, price, seller }) => ({
      productId: { _id: productId, name: '-', price, user: seller, image1: '-' },
      ...{ quantity, price, seller, sizeChosen: null, status: statuses.get(productId) ?? 'Pending' },
      ...(returns.has(productId)
        ? { return: { state: returns.get(productId), reason: '-', requestedAt: MOMENT } }
        : {}),
    })),
  });

  async function answer(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const url = new URL(request.url ?? '/', 'http://shop');
    const user = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const json = async () => (await bodyOf(request)) as Record<string, never>;
    switch (url.pathname) {
      case '/api/login':
        return [200, { token: idFrom((await json()).email ?? '') }];
      case '/api/user-details':
        return [
          200,
          {
            ...{ _id: user, fname: 'A', lname: 'B', email: 'a@ethereal.test', createdAt: MOMENT },
            ...{ nameChangedAt: null, emailChangedAt: null },
          },
        ];
      case '/api/yourItems/get':
        return [200, state.items.filter((item) => item.user === user).map(card)];
      case '/api/images':
        await text(request);
        return [
          201,
          { secure_url: '/images/a', public_id: `p${state.uploads++}`, width: 1280, height: 1280 },
        ];
      case '/api/upload-item': {
        const { name = '', price = 0 } = await json();
        if (state.items.length >= state.failFrom) return [500, { message: 'Down.' }];
        const item = { _id: idFrom(`${user} ${state.items.length}`), name, price, user };
        state.items.push(item);
        return [201, card(item)];
      }
      case '/api/favorites/add': {
        const { productId } = await json();
        state.favourites.add(`${user} ${productId}`);
        return [200, { _id: productId, name: '-', price: 1, itemImg: '-', category: 'men' }];
      }
      case '/api/cart':
        return [200, cartOf(user)];
      case '/api/cart/add': {
        const { productId = '', quantity = 0 } = await json();
        state.carts.set(user, [...(state.carts.get(user) ?? []), { productId, quantity }]);
        return [200, cartOf(user)];
      }
      case '/api/ordersBuyer': {
        const own = state.orders.filter(({ buyer }) => buyer === user).toReversed();
        return [200, { orders: own.map(orderOf), nextCursor: null }];
      }
      case '/api/submitOrder': {
        const claim = (await bodyOf(request)) as OrderClaim;
        const _id = idFrom(`order ${state.orders.length}`);
        const order = { ...claim, _id, statuses: new Map(), returns: new Map() };
        state.orders.push(order);
        return [201, orderOf(order)];
      }
    }
    const mine = /^\/api\/reviews\/(\w+)\/mine$/.exec(url.pathname);
    if (mine) {
      const written = state.reviews.has(`${user} ${mine[1]}`);
      return [200, { review: written ? REVIEW : null, mayWrite: !written }];
    }
    if (url.pathname === '/api/reviews') {
      state.reviews.add(`${user} ${(await json()).productId}`);
      return [201, REVIEW];
    }
    if (/^\/api\/reviews\/\w+\/reply$/.test(url.pathname)) return [200, REVIEW];
    if (url.pathname === '/api/store' || url.pathname.startsWith('/api/sellers/')) {
      if (request.method === 'PUT') state.profiles.set(user, (await json()).about ?? '');
      const about = state.profiles.get(user) ?? '';
      return [200, { _id: user, name: 'A', about, picture: null, since: MOMENT, items: 1, rating: null }];
    }
    const status = /^\/api\/orders\/(\w+)\/items\/(\w+)\/updateStatus$/.exec(url.pathname);
    if (status) {
      const order = state.orders.find(({ _id }) => _id === status[1]);
      const seller = order?.items.find(({ productId }) => productId === status[2])?.seller;
      if (!order || seller !== user) return [403, { message: 'Not yours.' }];
      order.statuses.set(status[2] ?? '', (await json()).status ?? '');
      return [200, { order: orderOf(order) }];
    }
    const later = /^\/api\/orders\/(\w+)\/items\/(\w+)\/(cancel|return)$/.exec(url.pathname);
    if (later) {
      const [, orderId, productId = '', what] = later;
      const order = state.orders.find(({ _id }) => _id === orderId);
      const line = order?.items.find((one) => one.productId === productId);
      const isSellers = request.method === 'PATCH';
      if (!order || user !== (isSellers ? line?.seller : order.buyer))
        return [403, { message: 'Not yours.' }];
      if (what === 'cancel') order.statuses.set(productId, 'Cancelled');
      else order.returns.set(productId, isSellers ? ((await json()).state ?? '') : 'requested');
      return [200, { order: orderOf(order) }];
    }
    if (url.pathname.startsWith('/api/getItemViewsLastYear/')) {
      return [200, { views: [], total: state.views, previousTotal: 0 }];
    }
    return [404, { message: url.pathname }];
  }

  const server = createServer(async (request, response) => {
    const [code, body] = await answer(request);
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    site: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
