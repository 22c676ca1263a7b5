import { listYourItems, planSale } from '@ethereal/contracts/items';
import { accountNames } from '../accounts.ts';
import type { FindItem } from './items.ts';
import type { People } from './session.ts';

/** Percent by which items are on sale. They are neither on the home page nor in a cart or an order of the demo. */
const ON_SALE: Readonly<Record<string, number>> = {
  'Chunky Cable Knit Sweater': 30,
  'Belted Camel Trench Coat': 20,
  'Washed Cotton Cap': 25,
  'Short Sleeve Linen Shirt': 15,
  'Quilted Gilet': 40,
  'Polka Dot Tea Dress': 30,
  'Curved Oak Dining Chair': 10,
  'Portable Kitchen Radio': 20,
  'Rosewater Body Wash': 50,
};

/** Puts a few items on sale that have no sale yet. Their former price is the price at which they were published. */
export async function planSales(sessions: People, find: FindItem): Promise<void> {
  const wanted = new Map(Object.entries(ON_SALE).map(([name, percent]) => [find(name).id, percent]));
  for (const name of accountNames) {
    const session = sessions[name];
    for (const { _id, sale } of await session.call(listYourItems)) {
      const percent = wanted.get(_id);
      if (percent !== undefined && !sale) await session.call(planSale, { body: { items: [_id], sale: { percent } } });
    }
  }
}
