import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { unauthenticated } from './errors.ts';
import type { KeyRing } from './jwks.ts';

/** Who is calling, as the token says. */
export type Caller = {
  /** User id. */
  id: string;
  /** The token itself, to pass on to another service. */
  token: string;
  jti: string;
  issuedAtMs: number;
  expiresAt: Date;
  /** Those of `ROLES`, and of a later version's. */
  roles: readonly string[];
  /** Whether a second factor was given with the log-in. */
  mfa: boolean;
};

/** Whom tokens are from and for. */
export const TOKEN_ISSUER = 'ethereal-identity';
export const TOKEN_AUDIENCE = 'ethereal';
/** No token is valid for longer, with any signer. */
export const LONGEST_TOKEN_LIFE_SECONDS = 30 * 24 * 3600;
/** Tokens from before they named issuer and audience are good until they expire; newer ones must name both. */
const NAMED_SINCE_SECONDS = Date.UTC(2026, 11, 1) / 1000;

const claims = z.object({
  sub: z.string().min(1),
  jti: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
  iatMs: z.number(),
  iss: z.string().optional(),
  aud: z.string().optional(),
  roles: z.array(z.string()).default([]),
  mfa: z.boolean().default(false),
});

function isOurs({ iss, aud, iat }: z.output<typeof claims>): boolean {
  if (iss === undefined && aud === undefined) return iat < NAMED_SINCE_SECONDS;
  return iss === TOKEN_ISSUER && aud === TOKEN_AUDIENCE;
}

function check(token: string, key: KeyObject): Caller {
  try {
    const parsed = claims.parse(jwt.verify(token, key, { algorithms: ['ES256'] }));
    const { sub, jti, exp, iat, iatMs, roles, mfa } = parsed;
    if (!isOurs(parsed)) throw new Error('a token of or for somebody else');
    if (exp - iat > LONGEST_TOKEN_LIFE_SECONDS) throw new Error('a token that lives too long');
    return { id: sub, token, jti, issuedAtMs: iatMs, expiresAt: new Date(exp * 1000), roles, mfa };
  } catch (cause) {
    throw unauthenticated(undefined, { cause });
  }
}

const headerOf = (token: string) => jwt.decode(token, { complete: true })?.header;

/** The id of the key that a token says it was signed with. */
export const keyIdOf = (token: string): string | undefined => headerOf(token)?.kid;

/**
 * Checks signature (ES256 only), life and claims; says nothing about revocation.
 * @throws unauthenticated for any fault of the token, unavailable when the keys can't be had.
 */
export async function verifyToken(token: string, keyRing: KeyRing): Promise<Caller> {
  const header = headerOf(token);
  if (header?.alg !== 'ES256') throw unauthenticated();
  const key = await keyRing.find(header.kid);
  if (!key) throw unauthenticated();
  return check(token, key);
}
