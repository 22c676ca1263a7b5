import type { ShopItem } from './items.ts';

/** Looks items up by name; a name that is not there is a slip in the demo data. */
export function shelfOf(items: readonly ShopItem[]): (name: string) => ShopItem {
  const byName = new Map(items.map((one) => [one.item.name, one]));
  return (name) => {
    const found = byName.get(name);
    if (!found) throw new Error(`There is no demo item named ${name}`);
    return found;
  };
}

export type Shelf = ReturnType<typeof shelfOf>;
