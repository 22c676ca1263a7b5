import { HOUR_MS } from '@ethereal/contracts/durations';
import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { decideEmail, decideUndo } from './email.rules.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const to = (newEmail: string, isFresh = true) => ({ newEmail, isFresh, now: NOW });
const state = (changes: Parameters<typeof aUser>[0] = {}, isClaimed = false) => ({ user: aUser(changes), isClaimed });

describe('decideEmail', () => {
  it('takes effect at once after a fresh password', () => {
    const { state: after, change } = decideEmail(state(), to('b@mail.test'));
    expect(change).toEqual({ to: 'b@mail.test', at: NOW, effectiveAt: NOW, confirmedAt: null });
    expect(after.user).toMatchObject({ email: 'ann@mail.test', emailChange: change, emailChangedAt: NOW });
  });

  it('takes effect after 72 hours without a fresh password', () => {
    const { change } = decideEmail(state(), to('b@mail.test', false));
    expect(change.effectiveAt.getTime() - NOW.getTime()).toBe(72 * HOUR_MS);
  });

  it('rejects a change within 14 days of the last one', () => {
    expect(() => decideEmail(state({ emailChangedAt: before(1) }), to('b@mail.test'))).toThrow(
      'You can change your email again on December 12, 2026.',
    );
  });

  it('rejects the present address and the pending one', () => {
    const emailChange = { to: 'b@mail.test', at: before(1), effectiveAt: NOW, confirmedAt: null };
    const unchanged = expect.objectContaining({ code: 'UNCHANGED' });
    expect(() => decideEmail(state(), to('ann@mail.test'))).toThrow(unchanged);
    expect(() => decideEmail(state({ emailChange }), to('b@mail.test'))).toThrow(unchanged);
  });

  it('rejects the address of another user', () => {
    const taken = expect.objectContaining({ code: 'EMAIL_TAKEN' });
    expect(() => decideEmail(state({}, true), to('b@mail.test'))).toThrow(taken);
  });
});

describe('decideUndo', () => {
  const command = { address: 'ann@mail.test', end: { from: NOW } };
  const secondFactor = { secret: 's', usedSteps: [], recoveryCodes: [], since: before(1) };

  it('removes the change and a factor set up since', () => {
    const user = aUser({ emailChangedAt: before(2), secondFactor });
    expect(decideUndo({ user }, command).removed).toMatchObject({ secondFactor: true, emailChange: true });
  });

  it('rejects the link of a deleted account', () => {
    expect(() => decideUndo({ user: null }, command)).toThrow(expect.objectContaining({ code: 'INVALID_LINK' }));
  });
});
