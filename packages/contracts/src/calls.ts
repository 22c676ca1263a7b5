import * as analytics from './analytics.ts';
import type { Call } from './call.ts';
import * as cart from './cart.ts';
import * as chat from './chat.ts';
import * as favorites from './favorites.ts';
import * as identity from './identity.ts';
import * as images from './images.ts';
import * as imports from './imports.ts';
import * as items from './items.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as reviews from './reviews.ts';
import * as sellers from './sellers.ts';
import * as stock from './stock.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;

/** Every call of the whole system. */
export const calls: readonly Call[] = [
  items,
  images,
  imports,
  favorites,
  reviews,
  sellers,
  identity,
  notifications,
  cart,
  orders,
  stock,
  analytics,
  chat,
]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isCall);

/** The calls that one service answers. */
export const callsOf = (service: Call['service']): readonly Call[] =>
  calls.filter((call) => call.service === service);
