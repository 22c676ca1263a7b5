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
};

const claims = z.object({
  sub: z.string().min(1),
  jti: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
  iatMs: z.number(),
});

function check(token: string, key: KeyObject): Caller {
  try {
    const { sub, jti, exp, iatMs } = claims.parse(jwt.verify(token, key, { algorithms: ['ES256'] }));
    return { id: sub, token, jti, issuedAtMs: iatMs, expiresAt: new Date(exp * 1000) };
  } catch (cause) {
    throw unauthenticated(undefined, { cause });
  }
}

/**
 * Checks signature (ES256 only), life and claims; says nothing about revocation.
 * @throws unauthenticated for any fault of the token, unavailable when the keys can't be had.
 */
export async function verifyToken(token: string, keyRing: KeyRing): Promise<Caller> {
  const header = jwt.decode(token, { complete: true })?.header;
  if (header?.alg !== 'ES256') throw unauthenticated();
  const key = await keyRing.find(header.kid);
  if (!key) throw unauthenticated();
  return check(token, key);
}
