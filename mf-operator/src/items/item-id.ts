/** Returns the item id in a search that is an id or an item's address. */
export const itemIdIn = (search: string): string | undefined =>
  /(?:^|\/)([0-9a-f]{24})$/i.exec(search.trim())?.[1]?.toLowerCase();
