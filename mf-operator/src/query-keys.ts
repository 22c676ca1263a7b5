import { keys } from '@ethereal/shop-ui/query/keys.ts';

const DESK = [...keys.mine, 'mf-operator'];

/** Cache keys of the desk, below the keys that are cleared when the session ends. */
export const deskKeys = {
  all: DESK,
  reports: [...DESK, 'reports'],
  people: [...DESK, 'people'],
  colleagues: [...DESK, 'colleagues'],
  orders: [...DESK, 'orders'],
  items: [...DESK, 'items'],
  featured: [...DESK, 'items', 'featured'],
  codes: [...DESK, 'codes'],
  brands: [...DESK, 'brands'],
  day: [...DESK, 'day'],
  books: [...DESK, 'books'],
  announcement: [...DESK, 'announcement'],
} as const;
