import { z } from 'zod';
import { id } from '../common.ts';
import { category, size } from '../fashion.ts';
import { cents } from '../money.ts';
import { saleSchedule } from '../sale.ts';

/** An item as replicas store it. `priceCents` is the regular price, which `sale` may reduce. */
export const replicatedItem = z.object({
  name: z.string(),
  priceCents: cents,
  sale: saleSchedule.optional(),
  category,
  colors: z.array(z.string()).optional(),
  sizes: z.array(size),
  /** Sizes of another system than S–XXL. */
  otherSizes: z.array(z.string()).optional(),
  itemImg: z.string(),
  /** Address of the picture of each color; a color without an entry is shown by `itemImg`. */
  colorImgs: z.record(z.string(), z.string()).optional(),
  seller: id,
});
export type ReplicatedItem = z.output<typeof replicatedItem>;
