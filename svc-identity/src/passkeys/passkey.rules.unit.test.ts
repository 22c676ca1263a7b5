import { describe, expect, it } from 'vitest';
import { isCopied, relyingPartyOf } from './passkey.rules.ts';

describe('relyingPartyOf', () => {
  it('takes host and origin of the site', () => {
    const party = { id: 'shop.example.com', origin: 'https://shop.example.com' };
    expect(relyingPartyOf('https://shop.example.com')).toEqual(party);
  });

  it('takes localhost in place of an address, which browsers do not accept', () => {
    const party = { id: 'localhost', origin: 'http://localhost:3000' };
    expect(relyingPartyOf('http://127.0.0.1:3000')).toEqual(party);
    expect(relyingPartyOf('http://[::1]:3000')).toEqual(party);
  });
});

describe('isCopied', () => {
  it('requires a counter that grows, unless the authenticator does not count', () => {
    expect(isCopied({ counter: 3 }, 4)).toBe(false);
    expect(isCopied({ counter: 3 }, 3)).toBe(true);
    expect(isCopied({ counter: 3 }, 0)).toBe(true);
    expect(isCopied({ counter: 0 }, 0)).toBe(false);
  });
});
