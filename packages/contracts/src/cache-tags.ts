/** What answers show and events change, as caches know it: the tags that both must write alike. */

/** Every event that changes an answer goes by this routing key, too: a cache hears nothing else. */
export const CHANGES_KEY = 'cache.changed';

/** Every list of items. */
export const ITEMS = 'items';
/** Every seller's own page, where it is not known whose. */
export const SELLERS = 'sellers';
export const itemTag = (id: string) => `item:${id}`;
export const sellerTag = (id: string) => `seller:${id}`;
/** What stands on top of every page. */
export const ANNOUNCEMENT = 'announcement';
/** Delivery promises: they change at midnight in each zone of stores. */
export const DELIVERY = 'delivery';
/** One picture, at every size. */
export const pictureTag = (picture: string) => `picture:${picture}`;
/** Delivery promises of one seller's items. */
export const dispatchTag = (seller: string) => `dispatch:${seller}`;
