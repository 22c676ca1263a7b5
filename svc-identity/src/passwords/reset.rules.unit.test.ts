import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { decideReset } from './reset.rules.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const command = { passwordHash: 'new', end: { from: NOW } };

describe('decideReset', () => {
  it('removes a young second factor with the old password', () => {
    const secondFactor = { secret: 's', usedSteps: [], recoveryCodes: [], since: new Date('2026-11-27T12:00:00Z') };
    const user = aUser({ secondFactor });
    expect(decideReset({ user }, command)).toMatchObject({ user, removed: { secondFactor: true, emailChange: false } });
  });

  it('rejects the link of a deleted account', () => {
    expect(() => decideReset({ user: null }, command)).toThrow(expect.objectContaining({ code: 'INVALID_LINK' }));
  });
});
