import { CATEGORIES, GENDERS, SIZES } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Card } from '@ethereal/contracts/items';
import { tool } from 'ai';
import { z } from 'zod';
import { ITEMS_SHOWN, pathOf } from '../reply/items.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Tools } from '../tools/tools.ts';

/** Number of items that a search returns to the model, more than the model may show. */
const ITEMS_GIVEN = 2 * ITEMS_SHOWN;
const ORDERS_GIVEN = 3;

const searchInput = z.object({
  query: z.string().max(200).describe('Words of the item’s name or description; blank for any item'),
  category: z.enum(CATEGORIES).optional(),
  gender: z.enum(GENDERS).optional(),
  size: z.enum(SIZES).optional(),
  minPrice: z.number().min(0).optional().describe('Dollars'),
  maxPrice: z.number().min(0).optional().describe('Dollars'),
  sort: z.enum(['asc', 'desc']).optional().describe('By price'),
});

const cents = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100) / 100);

/** Returns the facts that only some items have. */
const factsOf = ({ brand, rating }: Partial<Pick<Card, 'brand' | 'rating'>>) => ({
  ...(brand ? { brand: escapeMarkdown(brand) } : {}),
  ...(rating ? { rating: `${rating.average} of 5 by ${rating.count}` } : {}),
});

/**
 * Returns the tools as they are offered to a model. Texts of users are escaped so that quoting them creates no markup.
 */
export function modelTools(tools: Tools) {
  return {
    searchItems: tool({
      description: 'Finds items that are for sale, best first.',
      inputSchema: searchInput,
      async execute({ query, minPrice, maxPrice, ...filter }) {
        const prices = { minPrice: cents(minPrice), maxPrice: cents(maxPrice) };
        const found = await tools.searchItems({
          ...filter,
          ...prices,
          search: query.trim(),
          limit: ITEMS_GIVEN,
        });
        return {
          items: found.map((item) => ({
            name: escapeMarkdown(item.name),
            price: formatMoney(item.price),
            link: pathOf(item),
            sizes: item.size,
            bestseller: item.isBestseller,
            ...factsOf(item),
          })),
        };
      },
    }),
    itemDetails: tool({
      description: 'All about one item, by the category and id in its link /ethereal/categories/{category}/{id}.',
      inputSchema: z.object({ category: z.enum(CATEGORIES), id: z.string().regex(/^[0-9a-f]{24}$/) }),
      async execute({ category, id }) {
        const item = await tools.itemDetails(category, id);
        if (!item) return { found: false as const };
        const texts = { name: escapeMarkdown(item.name), description: escapeMarkdown(item.description) };
        return {
          found: true as const,
          ...texts,
          price: formatMoney(item.price),
          link: pathOf(item),
          sizes: item.size,
          ...factsOf(item),
        };
      },
    }),
    shopHelp: tool({
      description: 'What the shop’s help text says about a question.',
      inputSchema: z.object({ question: z.string().max(500) }),
      execute: async ({ question }) => ({
        sections: tools.help.find(question).map(({ title, text }) => ({ title, text })),
      }),
    }),
    myOrders: tool({
      description: 'The newest orders of the shopper who asks, with the state of each item.',
      inputSchema: z.object({}),
      async execute() {
        const found = await tools.myOrders();
        if (found.state !== 'known') return { state: found.state };
        return {
          state: found.state,
          orders: found.value.slice(0, ORDERS_GIVEN).map(({ _id, createdAt, totalPrice, items }) => ({
            id: _id,
            placed: createdAt,
            total: formatMoney(totalPrice),
            items: items.map((item) => ({
              name: escapeMarkdown(item.productId.name),
              quantity: item.quantity,
              state: item.status,
            })),
          })),
        };
      },
    }),
  };
}
