import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category, Size, SubCategory } from '@ethereal/contracts/fashion';
import type { SellerName } from './accounts.ts';

export interface DemoItem {
  name: string;
  description: string;
  /** Price in dollars. */
  price: number;
  category: Category;
  subCategory: SubCategory;
  colors?: readonly string[];
  size: readonly Size[];
  /** Sizes of another system, such as shoes. */
  otherSizes?: readonly string[];
  isBestseller: boolean;
  seller: SellerName;
  /** Units, for each size where there are sizes; not tracked when absent. */
  stock?: number | Readonly<Record<string, number>>;
}

/**
 * Every demo item in the order of creation: the last one is the newest, and the first that a visitor sees. The home
 * page shows the last eleven: four best sellers, then the seven new arrivals.
 */
export const catalog: readonly DemoItem[] = readFileSync(join(import.meta.dirname, 'data/catalog.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
