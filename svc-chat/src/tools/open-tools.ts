import { type Card, item, itemPage } from '@ethereal/contracts/items';
import { order } from '@ethereal/contracts/orders';
import { DomainError } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import { z } from 'zod';
import type { HelpLibrary } from '../help/library.ts';
import type { ItemFilter, MyOrders, Tools } from './tools.ts';

const ORDERS_SHOWN = 3;
/** An answer that is late is worth more than none, to somebody who sees that it is searched. */
const DEADLINE_MS = 8000;

const cards = z.object({ items: itemPage.shape.items });
const orders = z.object({ orders: z.array(order) });

/** Who asks; `unsure` when there is a token that could not be checked just now. */
export type Visitor = { kind: 'user'; id: string; token: string } | { kind: 'guest'; unsure: boolean };
export type ToolsOptions = { catalogUrl: string; ordersUrl: string; help: HelpLibrary; logger: Logger };

function queryOf(filter: ItemFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query;
}

const isMissing = (error: unknown) => error instanceof DomainError && error.kind === 'not-found';

/** Makes the tools of one answer: what they ask for is given up when the caller leaves. */
export function openTools({ catalogUrl, ordersUrl, help, logger }: ToolsOptions) {
  return (visitor: Visitor, signal: AbortSignal): Tools => {
    /** Whoever asks is told in words; the operators read the cause. */
    async function ask<T>(url: string, schema: z.ZodType<T>, headers?: Record<string, string>): Promise<T> {
      try {
        return await getJson(url, { schema, signal, headers, deadlineMs: DEADLINE_MS });
      } catch (error) {
        if (!signal.aborted && !isMissing(error))
          logger.warn({ err: error, origin: new URL(url).origin }, 'a neighbour did not answer');
        throw error;
      }
    }

    return {
      async searchItems(filter): Promise<Card[]> {
        return (await ask(`${catalogUrl}/api/items?${queryOf(filter)}`, cards)).items;
      },

      async itemDetails(category, id) {
        try {
          return await ask(`${catalogUrl}/api/categories/${category}/${encodeURIComponent(id)}`, item);
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      },

      shopHelp: help.find,

      async myOrders(): Promise<MyOrders> {
        if (visitor.kind === 'guest') return { state: visitor.unsure ? 'away' : 'logged-out' };
        const query = new URLSearchParams({ buyerId: visitor.id, limit: String(ORDERS_SHOWN) });
        const headers = { authorization: `Bearer ${visitor.token}` };
        try {
          const found = await ask(`${ordersUrl}/api/ordersBuyer?${query}`, orders, headers);
          // Nobody's orders but the caller's, whatever the neighbour says.
          const own = found.orders.filter(({ buyer }) => buyer === visitor.id);
          return { state: 'known', orders: own.slice(0, ORDERS_SHOWN) };
        } catch (error) {
          if (error instanceof DomainError) return { state: 'away' };
          throw error;
        }
      },
    };
  };
}
