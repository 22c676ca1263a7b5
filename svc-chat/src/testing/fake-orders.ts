import { text } from 'node:stream/consumers';
import type { Order } from '@ethereal/contracts/orders';
import { startServer } from '@ethereal/service-kit/testing/harness';

/** Starts svc-orders over HTTP: all orders for every caller, to test the filter of svc-chat; records additions. */
export async function startFakeOrders() {
  const state = {
    orders: [] as Order[],
    down: false,
    soldOut: false,
    added: [] as object[],
    asked: [] as { url: string; authorization?: string }[],
  };
  const server = await startServer(async (request, response) => {
    const { url = '' } = request;
    state.asked.push({ url, authorization: request.headers.authorization });
    const isAdding = url === '/api/cart/add';
    const status = state.down ? 500 : isAdding && state.soldOut ? 409 : 200;
    if (isAdding && status === 200) state.added.push(JSON.parse(await text(request)));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(url.startsWith('/api/cart') ? { items: [], total: 0 } : { orders: state.orders }));
  });
  return { state, ...server };
}
