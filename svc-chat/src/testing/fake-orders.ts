import { createServer } from 'node:http';
import type { Order } from '@ethereal/contracts/orders';

/**
 * Starts svc-orders over HTTP. It returns all its orders to every caller, so that tests check the filter of svc-chat.
 */
export async function startFakeOrders() {
  const state = {
    orders: [] as Order[],
    down: false,
    asked: [] as { url: string; authorization?: string }[],
  };
  const server = createServer((request, response) => {
    state.asked.push({ url: request.url ?? '', authorization: request.headers.authorization });
    response.writeHead(state.down ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ orders: state.orders }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { state, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
