import type { User } from '@ethereal/contracts/identity';

/** A logged-in user as in the server's responses. */
export const aUser: User = {
  _id: 'a'.repeat(24),
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@shop.test',
  createdAt: '2024-01-01T00:00:00Z',
  nameChangedAt: null,
  emailChangedAt: null,
};
