import * as analytics from './analytics.ts';
import type { Call } from './call.ts';
import * as cart from './cart.ts';
import * as chat from './chat.ts';
import * as favorites from './favorites.ts';
import * as identity from './identity.ts';
import * as images from './images.ts';
import * as items from './items.ts';
import * as orders from './orders.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;

/** Every call of the whole system. */
export const calls: readonly Call[] = [items, images, favorites, identity, cart, orders, analytics, chat]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isCall);

/** The calls that one service answers. */
export const callsOf = (service: Call['service']): readonly Call[] =>
  calls.filter((call) => call.service === service);
