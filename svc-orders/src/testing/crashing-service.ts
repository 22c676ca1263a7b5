// The service as a process of its own that ends itself, as `kill -9` would, at the step named by KILL_AT.
import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { listen } from '@ethereal/service-kit/service';
import { createApp } from '../app.ts';
import { assemble } from '../assemble.ts';
import { configSchema } from '../config.ts';

const killAt = process.env.KILL_AT;
const config = loadConfig(configSchema);
const logger = createLogger({ name: 'svc-orders', level: 'info' });
let placed: string | undefined;

function reach(step: string): void {
  if (step === killAt) process.kill(process.pid, 'SIGKILL');
}

const parts = await assemble(config, logger, ({ carts, orders, announce }) => ({
  orders: {
    ...orders,
    async insert(order) {
      reach('before the write');
      const kept = await orders.insert(order);
      placed = order._id;
      reach('after the write');
      return kept;
    },
  },
  announce(collection, id) {
    if (collection === 'orders') reach('before the publish');
    announce(collection, id);
  },
  carts: {
    ...carts,
    async change(user, change) {
      if (placed === undefined) return carts.change(user, change);
      while (killAt === 'after the publish') {
        if ((await orders.byId(placed))?.pendingEvents.length === 0) reach(killAt);
      }
      reach('before the cart is cleared');
      const cart = await carts.change(user, change);
      reach('after the cart is cleared');
      return cart;
    },
  },
}));
await listen(createApp({ ...parts, logger }), { host: '127.0.0.1', port: 0, logger });
