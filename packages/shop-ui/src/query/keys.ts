/** Key prefix of the logged-in user's queries, which are removed when the session ends. */
const MINE = 'mine';

/** Cache keys that several areas use. An area's own keys start with the name of the area. */
export const keys = {
  mine: [MINE],
  cart: [MINE, 'cart'],
  addresses: [MINE, 'addresses'],
  favorites: [MINE, 'favorites'],
  yourItems: [MINE, 'your-items'],
  notifications: [MINE, 'notifications', 'list'],
  unreadNotifications: [MINE, 'notifications', 'unread'],
  order: (id: string) => [MINE, 'order', id],
  buyerOrders: [MINE, 'orders', 'buyer'],
  unpaidOrders: [MINE, 'orders', 'unpaid'],
  sellerOrders: [MINE, 'orders', 'seller'],
  payouts: [MINE, 'payouts'],
  codes: [MINE, 'codes'],
  payment: (order: string) => [MINE, 'payments', order],
  /** Key of all lists of items; invalidate it after publishing, changing or unpublishing an item. */
  items: ['items'],
  item: (id: string) => ['items', 'one', id],
  reviews: (item: string) => ['reviews', item],
  reviewedItems: [MINE, 'reviewed-items'],
  myReview: (item: string) => [MINE, 'review', item],
  seller: (id: string) => ['sellers', id],
} as const;
