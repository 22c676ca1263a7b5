import { describe, expect, test } from 'vitest';
import { type AccountCommand, decide, isPayable, viewAccount } from './account.rules.ts';
import type { SellerAccount } from './account.ts';

const NONE: SellerAccount = { _id: 'seller', version: 0 };
const CONNECTED: SellerAccount = { ...NONE, provider: 'test', account: 'acct_1', version: 1 };
const READY = { submitted: true, enabled: true, missing: 0 };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const after = (before: SellerAccount, ...commands: AccountCommand[]) =>
  commands.reduce((account, command) => decide(account, command)?.state ?? account, before);

describe('state of a seller account', () => {
  test.each([
    ['not-connected', false, NONE],
    ['not-connected', true, CONNECTED],
    ['not-connected', true, { ...CONNECTED, report: { submitted: false, enabled: false, missing: 3 } }],
    ['in-review', true, { ...CONNECTED, report: { submitted: true, enabled: false, missing: 0 } }],
    ['restricted', true, { ...CONNECTED, report: { submitted: true, enabled: false, missing: 1 } }],
    ['ready', true, { ...CONNECTED, report: READY }],
    ['ready', true, { ...CONNECTED, report: { ...READY, missing: 1 } }],
  ])('returns %s, started: %s', (state, started, account: SellerAccount) => {
    expect(viewAccount(account)).toMatchObject({ state, started });
  });

  test('keeps the account that was connected first', () => {
    const second = { type: 'connect', provider: 'test', account: 'acct_2' } as const;
    expect(decide(CONNECTED, second)).toBeUndefined();
    expect(after(NONE, { ...second, account: 'acct_1' })).toEqual(CONNECTED);
  });

  test('replaces an account of another provider together with its report', () => {
    const stripe = { type: 'connect', provider: 'stripe', account: 'acct_9' } as const;
    const replaced = after({ ...CONNECTED, report: READY, readAt: at(0) }, stripe);
    expect(replaced).toEqual({ ...CONNECTED, provider: 'stripe', account: 'acct_9', version: 2 });
  });

  test('ignores a report that was read before the stored one', () => {
    const newer = after(CONNECTED, { type: 'report', report: READY, at: at(2) });
    const older = { type: 'report', report: { ...READY, enabled: false }, at: at(1) } as const;
    expect(viewAccount(after(newer, older)).state).toBe('ready');
  });

  test('ignores a report about a seller without an account', () => {
    expect(decide(NONE, { type: 'report', report: READY, at: at(1) })).toBeUndefined();
  });
});

describe('payability of a seller', () => {
  const ready = after(CONNECTED, { type: 'report', report: READY, at: at(0) });

  test('ends with a suspension and returns when the seller is restored', () => {
    const suspended = after(ready, { type: 'suspend', at: at(1) });
    expect([isPayable(ready, 'test'), isPayable(suspended, 'test')]).toEqual([true, false]);
    expect(isPayable(ready, 'stripe')).toBe(false);
    expect(isPayable(after(suspended, { type: 'restore', at: at(2) }), 'test')).toBe(true);
  });

  test('follows the latest event when events arrive out of order', () => {
    expect(isPayable(after(ready, { type: 'restore', at: at(2) }, { type: 'suspend', at: at(1) }), 'test')).toBe(true);
  });

  test('survives the connection of an account of another provider after the suspension', () => {
    const connected = after(
      CONNECTED,
      { type: 'suspend', at: at(0) },
      { type: 'connect', provider: 'stripe', account: 'acct_9' },
      { type: 'report', report: READY, at: at(1) },
    );
    expect([viewAccount(connected).state, isPayable(connected, 'stripe')]).toEqual(['ready', false]);
  });

  test.each(['suspend', 'restore'] as const)('stores nothing about a person without an account: %s', (type) => {
    expect(decide(NONE, { type, at: at(1) })).toBeUndefined();
  });
});
