import { DAY_MS, MINUTE_MS } from '@ethereal/contracts/durations';
import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { distrustedAtReset, distrustedAtUndo, factorSince, missingFor, openProposal } from './account.rules.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);
const factor = (since?: Date) => ({ secret: 's', usedSteps: [], recoveryCodes: [], ...(since && { since }) });

describe('missingFor', () => {
  it('requires the password again five minutes after it was entered', () => {
    const entered = (ms: number) => ({ passwordAt: before(ms), factorAt: undefined });
    expect(missingFor({}, entered(5 * MINUTE_MS - 1), NOW)).toEqual({ password: false, code: false });
    expect(missingFor({}, entered(5 * MINUTE_MS), NOW)).toEqual({ password: true, code: false });
  });

  it('requires a code of the present factor unless one was entered lately', () => {
    const entered = (factorAt?: Date) => ({ passwordAt: NOW, factorAt });
    const user = { secondFactor: factor() };
    expect(missingFor(user, entered(), NOW)).toEqual({ password: false, code: true });
    expect(missingFor(user, entered(before(6 * MINUTE_MS)), NOW)).toEqual({ password: false, code: true });
    expect(missingFor(user, entered(before(MINUTE_MS)), NOW)).toEqual({ password: false, code: false });
  });
});

describe('openProposal', () => {
  const proposedFactor = { secret: 's', at: before(9 * MINUTE_MS), session: 'mine' };

  it('returns the proposal to the session that made it, for ten minutes', () => {
    expect(openProposal({ proposedFactor }, 'mine', NOW)).toBe(proposedFactor);
    expect(openProposal({ proposedFactor }, 'another', NOW)).toBeUndefined();
    expect(openProposal({ proposedFactor }, 'mine', new Date(NOW.getTime() + MINUTE_MS))).toBeUndefined();
  });
});

describe('factorSince', () => {
  it('dates a first factor now and keeps the date when it is replaced', () => {
    expect(factorSince({}, NOW)).toBe(NOW);
    const since = before(DAY_MS);
    expect(factorSince({ secondFactor: factor(since) }, NOW)).toBe(since);
    expect(factorSince({ secondFactor: factor() }, NOW)).toBeUndefined();
  });
});

describe('distrustedAtReset', () => {
  it('removes a factor younger than 14 days and keeps older ones', () => {
    const removes = (since?: Date) => distrustedAtReset(aUser({ secondFactor: factor(since) }), NOW).secondFactor;
    expect(removes(before(14 * DAY_MS - 1))).toBe(true);
    expect(removes(before(14 * DAY_MS))).toBe(false);
    expect(removes()).toBe(false);
  });

  it('keeps the young factor of a person with a role', () => {
    const user = aUser({ secondFactor: factor(before(DAY_MS)), roles: ['operator'] });
    expect(distrustedAtReset(user, NOW).secondFactor).toBe(false);
  });

  it('removes a waiting change of email that was made without the password', () => {
    const change = (effectiveAt: Date) => ({ to: 'b@mail.test', at: before(DAY_MS), effectiveAt, confirmedAt: NOW });
    const removes = (effectiveAt: Date) =>
      distrustedAtReset(aUser({ emailChange: change(effectiveAt) }), NOW).emailChange;
    expect(removes(new Date(NOW.getTime() + 2 * DAY_MS))).toBe(true);
    expect(removes(before(DAY_MS))).toBe(false);
  });
});

describe('distrustedAtUndo', () => {
  it('removes a factor set up after the change or within 14 days before it', () => {
    const emailChangedAt = before(10 * DAY_MS);
    const removes = (since: Date) =>
      distrustedAtUndo(aUser({ emailChangedAt, secondFactor: factor(since) }), NOW).secondFactor;
    expect(removes(before(DAY_MS))).toBe(true);
    expect(removes(before(11 * DAY_MS))).toBe(true);
    expect(removes(before(24 * DAY_MS))).toBe(false);
  });
});
