import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { Call } from '@ethereal/contracts/call';
import { callsOf } from '@ethereal/contracts/calls';
import { signOut, updatePassword } from '@ethereal/contracts/identity';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

const ownKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const pem = (key: typeof ownKey) => key.export({ format: 'pem', type: 'pkcs8' }).toString();

let identity: TestIdentity;
let good: string;
const bad: Record<string, string | undefined> = {};

beforeAll(async () => {
  identity = await openTestIdentity({ JWT_PRIVATE_KEYS: pem(ownKey) });
  const person = await identity.loggedIn();
  good = person.token;
  const { header, payload } = jwt.decode(good, { complete: true }) ?? {};
  const claims = Object(payload);
  const keyid = header?.kid;
  const publicPem = createPublicKey(ownKey).export({ format: 'pem', type: 'spki' }).toString();

  const unsigned = [{ alg: 'none', typ: 'JWT', kid: keyid }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const hs256 = (secret: string) => jwt.sign(claims, Buffer.from(secret), { algorithm: 'HS256', keyid });
  const [, body, signature] = good.split('.');
  const tampered = Buffer.from(JSON.stringify({ ...claims, sub: 'f'.repeat(24) })).toString('base64url');
  const without = (claim: string) => Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim));
  const signed = (content: object, key = ownKey, kid = keyid) =>
    jwt.sign(content, key, { algorithm: 'ES256', keyid: kid });
  const revoked = await identity.logIn(person);
  await identity.ask(signOut, { token: revoked });

  Object.assign(bad, {
    none: undefined,
    empty: '',
    garbage: 'garbage',
    'three garbage parts': 'a.b.c',
    expired: signed({ ...claims, iat: 1, exp: 2 }),
    "another key's": signed(claims, otherKey),
    'of an unknown key': signed(claims, otherKey, 'unknown'),
    unsigned: `${unsigned}.`,
    'HS256 with the public key as secret': hs256(publicPem),
    tampered: [good.split('.')[0], tampered, signature].join('.'),
    'without its signature': `${good.split('.')[0]}.${body}.`,
    'without an expiry': signed(without('exp')),
    'without an id': signed(without('jti')),
    revoked,
  });
});
afterAll(() => identity.close());

const guarded = callsOf('svc-identity').filter((call) => call.auth && call.id !== 'validateUser');
const params = { sessionId: 'x' };
const faultyBody = (call: Call) => (call.body ? { anything: 1 } : undefined);

describe.each(guarded)('$method $path', (call) => {
  it('requires a valid token before anything else', async () => {
    for (const [what, token] of Object.entries(bad)) {
      const { status } = await identity.ask(call, { token, body: faultyBody(call), params });
      expect(status, what).toBe(401);
    }
  });
});

describe('GET /api/validate-user', () => {
  it('distinguishes valid from invalid tokens', async () => {
    for (const [what, token] of Object.entries(bad)) {
      if (token) expect(await identity.isValid(token), what).toBe(false);
    }
    expect(await identity.isValid(good)).toBe(true);
  });
});

describe('the public keys', () => {
  it('serves public keys for caching, without their private halves, under the id that tokens name', async () => {
    const response = await fetch(`${identity.url}/.well-known/jwks.json`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const { keys } = Object(await response.json());
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(jwt.decode(good, { complete: true })?.header.kid).toBe(keys[0].kid);
  });

  it('rotates: with a new first key, older tokens stay valid until their key is removed', async () => {
    const rotated = await openTestIdentity({ JWT_PRIVATE_KEYS: pem(otherKey) + pem(ownKey) });
    expect(await rotated.isValid(good)).toBe(true);
    const { token } = await rotated.loggedIn();
    expect(await rotated.isValid(token)).toBe(true);
    expect(await identity.isValid(token)).toBe(false);
    await rotated.close();
  });
});

describe('a call that requires more than a token', () => {
  it('rejects a valid token without the rights', async () => {
    const { status } = await identity.ask(updatePassword, { token: good, body: { newPassword: 'better77' } });
    expect(status).toBe(403);
  });
});
