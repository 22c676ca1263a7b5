import type { UserRecord } from '../users/user.ts';

/** Returns an activated user of more than a year. */
export function aUser(changes: Partial<UserRecord> = {}): UserRecord {
  const joined = new Date('2025-10-20T12:00:00Z');
  return {
    _id: 'a'.repeat(24),
    fname: 'Ann',
    lname: 'Lee',
    nameKey: 'ann\nlee',
    email: 'ann@mail.test',
    passwordHash: 'hash',
    activatedAt: joined,
    createdAt: joined,
    nameChangedAt: null,
    emailChangedAt: null,
    pendingMails: [],
    ...changes,
  };
}
