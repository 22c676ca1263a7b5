const ITEM_PAGE = /^\/ethereal\/categories\/[^/]+\/([0-9a-f]{24})\/?$/;

/** Returns the id of the item whose page has this path, so that the assistant can resolve "this one". */
export const itemShown = (path: string): string | undefined => ITEM_PAGE.exec(path)?.[1];
