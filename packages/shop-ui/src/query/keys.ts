/** Everything under `mine` belongs to the logged-in user and is dropped when the session ends. */
const MINE = 'mine';

/** The cache keys that more than one area uses. An area's own keys begin with the area's name. */
export const keys = {
  mine: [MINE],
  cart: [MINE, 'cart'],
  favorites: [MINE, 'favorites'],
  yourItems: [MINE, 'your-items'],
  notifications: [MINE, 'notifications', 'list'],
  unreadNotifications: [MINE, 'notifications', 'unread'],
  order: (id: string) => [MINE, 'order', id],
  buyerOrders: [MINE, 'orders', 'buyer'],
  sellerOrders: [MINE, 'orders', 'seller'],
  payouts: [MINE, 'payouts'],
  payment: (order: string) => [MINE, 'payments', order],
  /** All lists of items; invalidate after publishing, changing or unpublishing one. */
  items: ['items'],
  item: (id: string) => ['items', 'one', id],
  reviews: (item: string) => ['reviews', item],
  myReview: (item: string) => [MINE, 'review', item],
  seller: (id: string) => ['sellers', id],
} as const;
