import { isIP } from 'node:net';
import { MAX_PASSKEYS, type Passkey as PasskeyAnswer } from '@ethereal/contracts/identity';
import { conflict } from '@ethereal/service-kit/errors';
import type { Passkey, UserRecord } from '../users/user.ts';

/** Name and origin by which browsers tie passkeys to a site. */
export type RelyingParty = { id: string; origin: string };

/**
 * Returns the relying party of a site. Browsers accept no passkeys for an IP address, so a site that is one, as on a
 * developer's machine, has them at `localhost`.
 */
export function relyingPartyOf(siteUrl: string): RelyingParty {
  const url = new URL(siteUrl);
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** @throws conflict when the person has as many passkeys as allowed */
export function refuseTooMany({ passkeys = [] }: Pick<UserRecord, 'passkeys'>): void {
  if (passkeys.length >= MAX_PASSKEYS)
    throw conflict(`You have ${MAX_PASSKEYS} passkeys. Remove one to add another.`, { code: 'TOO_MANY_PASSKEYS' });
}

/** Returns passkeys in the form that their owner receives, latest first. */
export function toAnswer({ passkeys = [] }: Pick<UserRecord, 'passkeys'>): { passkeys: PasskeyAnswer[] } {
  const latestFirst = passkeys.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return {
    passkeys: latestFirst.map(({ _id, name, createdAt, lastUsedAt }) => ({
      _id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Whether the counter of a signature shows a copied passkey (WebAuthn Level 3, 6.1.1): it must grow, unless the
 * authenticator does not count.
 */
export const isCopied = ({ counter }: Pick<Passkey, 'counter'>, signed: number): boolean =>
  (counter > 0 || signed > 0) && signed <= counter;
