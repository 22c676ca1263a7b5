import { listPersonsGoods, listPersonsOrders } from '@ethereal/contracts/belongings';
import { listDeskOrders } from '@ethereal/contracts/orders';
import { fillPath } from '@ethereal/contracts/path-template';
import { type GetJsonOptions, getJson } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import type { Holders } from '../personal-data/holders.ts';

type Deps = { holders: Holders | undefined; logger: Logger };

/**
 * Matches an order's id, or the short number that pages show, with or without its sign. Input: at most 200 characters.
 */
const ORDER_ID = /^(?:#?[\da-f]{8}|[\da-f]{24})$/i;

/**
 * Reads what other services store about a person, for the desk. A service that is unavailable contributes nothing, so
 * that decisions do not depend on it.
 */
export function createBelongings({ holders, logger }: Deps) {
  async function requestFrom<T>(service: string, path: string, options: GetJsonOptions<T>, fallback: T): Promise<T> {
    const url = holders?.get(service);
    if (!url) return fallback;
    try {
      return await getJson(url + path, options);
    } catch (error) {
      logger.warn({ err: error, service }, 'orders, reviews or items of a person could not be listed');
      return fallback;
    }
  }

  const goodsOf = (id: string) => {
    const { service, path, success } = listPersonsGoods;
    return requestFrom(service, fillPath(path, { id }), { schema: success.body }, { items: [], reviews: [] });
  };
  const ordersOf = (id: string) => {
    const { service, path, success } = listPersonsOrders;
    return requestFrom(service, fillPath(path, { id }), { schema: success.body }, { orders: [] });
  };

  return {
    async of(id: string) {
      const [goods, ordered] = await Promise.all([goodsOf(id), ordersOf(id)]);
      return { ...ordered, ...goods };
    },

    /** Returns the buyers of the order that a search names, requested with the reader's own token. */
    async buyersOf(search: string, authorization: string): Promise<string[]> {
      if (!ORDER_ID.test(search)) return [];
      const { service, path, success } = listDeskOrders;
      const options = { schema: success.body, headers: { authorization } };
      const address = `${path}?search=${encodeURIComponent(search)}`;
      const { orders } = await requestFrom(service, address, options, { orders: [], nextCursor: null });
      return orders.map(({ buyer }) => buyer);
    },
  };
}

export type Belongings = ReturnType<typeof createBelongings>;
