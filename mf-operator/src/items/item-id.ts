/** The item's id that a search is, or that ends an item's address. */
export const itemIdIn = (search: string): string | undefined =>
  /(?:^|\/)([0-9a-f]{24})$/i.exec(search.trim())?.[1]?.toLowerCase();
