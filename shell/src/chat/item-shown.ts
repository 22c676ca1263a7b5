const ITEM_PAGE = /^\/ethereal\/categories\/[^/]+\/([0-9a-f]{24})\/?$/;

/** The item whose page a path is, so that "this one" can be answered. */
export const itemShown = (path: string): string | undefined => ITEM_PAGE.exec(path)?.[1];
