/** Cache tags: names of the things that answers show and events change. Publishers and caches must spell them alike. */

/** Second routing key of every event that changes an answer. Caches bind to this key only. */
export const CHANGES_KEY = 'cache.changed';

/** Tag of every list of items. */
export const ITEMS = 'items';
/** Tag of every seller's page, for events that do not name the seller. */
export const SELLERS = 'sellers';
/** Returns the tag of answers that show an item. */
export const itemTag = (id: string) => `item:${id}`;
/** Returns the tag of answers that show a seller. */
export const sellerTag = (id: string) => `seller:${id}`;
/** Tag of the announcement at the top of every page. */
export const ANNOUNCEMENT = 'announcement';
/** Tag of delivery promises. They change at midnight in each time zone of stores. */
export const DELIVERY = 'delivery';
/** Tag of one picture at every size. */
export const pictureTag = (picture: string) => `picture:${picture}`;
/** Tag of the delivery promises of one seller's items. */
export const dispatchTag = (seller: string) => `dispatch:${seller}`;
