import type { User } from '@ethereal/contracts/identity';

/** A logged-in user as the server returns them. */
export const aUser: User = {
  _id: 'a'.repeat(24),
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@shop.test',
  createdAt: '2024-01-01T00:00:00Z',
  nameChangedAt: null,
  emailChangedAt: null,
};
