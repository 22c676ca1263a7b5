import type { AddressInfo } from 'node:net';
import express from 'express';
import { catalogRoutes } from './fake-shop/catalog.ts';
import { orderRoutes } from './fake-shop/orders.ts';
import { peopleRoutes } from './fake-shop/people.ts';
import { emptyState } from './fake-shop/state.ts';

/** In-memory stand-in for the calls of the shop that the seed uses. */
export async function startFakeShop() {
  const state = emptyState();
  const app = express().use(express.json(), peopleRoutes(state), catalogRoutes(state), orderRoutes(state));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  // On a busy machine a client could otherwise send on a connection that the server closes as idle at that moment.
  server.keepAliveTimeout = 0;
  const { port } = server.address() as AddressInfo;
  return {
    state,
    site: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
