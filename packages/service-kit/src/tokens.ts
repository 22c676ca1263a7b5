import type { KeyObject } from 'node:crypto';
import { DAY_SECONDS } from '@ethereal/contracts/durations';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { unauthenticated } from './errors.ts';
import type { KeyRing } from './jwks.ts';

/** The caller according to the token. */
export type Caller = {
  /** User id. */
  id: string;
  /** The token itself, for requests to another service on the caller's behalf. */
  token: string;
  jti: string;
  issuedAtMs: number;
  expiresAt: Date;
  /** Roles of `ROLES`, and possibly roles of a later version. */
  roles: readonly string[];
  /** Whether the log-in had a second factor. */
  mfa: boolean;
};

/** Issuer of tokens. */
export const TOKEN_ISSUER = 'ethereal-identity';
/** Audience of tokens. */
export const TOKEN_AUDIENCE = 'ethereal';
/** Maximum life of a token in seconds, regardless of its signer. */
export const MAX_TOKEN_LIFE_SECONDS = 30 * DAY_SECONDS;

const claims = z.object({
  sub: z.string().min(1),
  jti: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
  iatMs: z.number(),
  roles: z.array(z.string()).default([]),
  mfa: z.boolean().default(false),
});

function check(token: string, key: KeyObject): Caller {
  try {
    const parties = { issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE };
    const verified = jwt.verify(token, key, { algorithms: ['ES256'], ...parties });
    const { sub, jti, exp, iat, iatMs, roles, mfa } = claims.parse(verified);
    if (exp - iat > MAX_TOKEN_LIFE_SECONDS) throw new Error("The token's lifetime is too long.");
    return { id: sub, token, jti, issuedAtMs: iatMs, expiresAt: new Date(exp * 1000), roles, mfa };
  } catch (cause) {
    throw unauthenticated(undefined, { cause });
  }
}

/** Returns the header of a token; undefined for a text that is not a token. */
function headerOf(token: string) {
  try {
    return jwt.decode(token, { complete: true })?.header;
  } catch {
    // The library throws when the header names a JWT and the payload is not JSON.
    return undefined;
  }
}

/** Returns the id of the key that a token claims to be signed with. */
export const keyIdOf = (token: string): string | undefined => headerOf(token)?.kid;

/**
 * Verifies signature (ES256 only), life and claims; does not check revocation.
 * @throws unauthenticated for any fault of the token, unavailable when the keys cannot be loaded.
 */
export async function verifyToken(token: string, keyRing: KeyRing): Promise<Caller> {
  const header = headerOf(token);
  if (header?.alg !== 'ES256') throw unauthenticated();
  const key = await keyRing.find(header.kid);
  if (!key) throw unauthenticated();
  return check(token, key);
}
