import { keys } from '@ethereal/shop-ui/query/keys.ts';

const DESK = [...keys.mine, 'mf-operator'];

/** The cache keys of the desk; with the session they go. */
export const deskKeys = {
  all: DESK,
  reports: [...DESK, 'reports'],
  people: [...DESK, 'people'],
  orders: [...DESK, 'orders'],
  items: [...DESK, 'items'],
  featured: [...DESK, 'items', 'featured'],
  brands: [...DESK, 'brands'],
  day: [...DESK, 'day'],
} as const;
