import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, expect, test, vi } from 'vitest';
import { createAuthenticator } from './auth.ts';
import { newId } from './ids.ts';
import { createLogger } from './logger.ts';
import { registry } from './metrics.ts';
import { testLogger } from './testing/harness.ts';
import { createTestTokens } from './testing/tokens.ts';

const tokens = createTestTokens();
const { ended } = tokens;
const auth = createAuthenticator({ keys: tokens.keys, ended, logger: testLogger });

const stops: (() => unknown)[] = [];
const onStop = (_name: string, stop: () => unknown) => void stops.push(stop);
afterAll(async () => {
  for (const stop of stops) await stop();
});

const part = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const bearer = (token: string) => `Bearer ${token}`;
const refused = { kind: 'unauthenticated', code: 'UNAUTHENTICATED' };

test('returns the caller', async () => {
  const user = newId();
  const token = tokens.sign(user, { jti: 'one', iatMs: 1_900_000_000_123 });
  expect(await auth.authenticate(bearer(token))).toEqual({
    id: user,
    token,
    jti: 'one',
    issuedAtMs: 1_900_000_000_123,
    expiresAt: new Date(1_900_003_600_000),
    roles: [],
    mfa: false,
  });
});

test.each([
  ['no header', undefined],
  ['another scheme', 'Basic abc'],
  ['no token', 'Bearer '],
  ['rubbish', 'Bearer abc.def.ghi'],
  ['a payload that is not JSON', `Bearer ${[{ alg: 'ES256', typ: 'JWT' }, 'no JSON'].map(part).join('.')}.eA`],
  ['an expired token', bearer(tokens.sign(newId(), { expiresInSeconds: -1 }))],
  ['a foreign key', bearer(createTestTokens().sign(newId()))],
  ['no signature', bearer(jwt.sign({ sub: newId(), jti: 'x', iatMs: 1 }, '', { algorithm: 'none' }))],
  ['a shared secret', bearer(jwt.sign({ sub: newId(), jti: 'x', iatMs: 1 }, 'secret'))],
])('rejects %s', async (_name, header) => {
  await expect(auth.authenticate(header)).rejects.toMatchObject(refused);
});

test('rejects a token that lacks a claim', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys = async () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k' }] });
  const other = createAuthenticator({ keys, ended, logger: testLogger });
  const token = jwt.sign({ sub: newId() }, privateKey, { algorithm: 'ES256', keyid: 'k' });
  await expect(other.authenticate(bearer(token))).rejects.toMatchObject(refused);
});

test("rejects the token of an ended session at once and accepts the user's other tokens", async () => {
  const user = newId();
  const [here, elsewhere] = [tokens.sign(user), tokens.sign(user)];
  const { jti, issuedAtMs, expiresAt } = await auth.authenticate(bearer(here));
  const startedAt = new Date(issuedAtMs).toISOString();
  tokens.end({ sessions: [{ session: jti, startedAt, expiresAt: expiresAt.toISOString() }] });
  await expect(auth.authenticate(bearer(here))).rejects.toMatchObject(refused);
  await expect(auth.authenticate(bearer(elsewhere))).resolves.toMatchObject({ id: user });
});

test('rejects every session of a user except one', async () => {
  const user = newId();
  const atMs = Date.now();
  const old = tokens.sign(user, { iatMs: atMs });
  const kept = tokens.sign(user, { iatMs: atMs, jti: 'kept' });
  const later = tokens.sign(user, { iatMs: atMs + 1 });
  tokens.end({ people: [{ user, from: new Date(atMs).toISOString(), except: 'kept' }] });
  await expect(auth.authenticate(bearer(old))).rejects.toMatchObject(refused);
  await expect(auth.authenticate(bearer(kept))).resolves.toMatchObject({ id: user });
  await expect(auth.authenticate(bearer(later))).resolves.toMatchObject({ id: user });
});

test('fetches keys over HTTP and keeps them while svc-identity is unavailable', async () => {
  const identity = await tokens.serve();
  const remote = createAuthenticator({ jwksUrl: identity.jwksUrl, onStop, logger: testLogger });
  const user = newId();
  await expect(remote.authenticate(bearer(tokens.sign(user)))).resolves.toMatchObject({ id: user });
  await identity.close();
  await expect(remote.authenticate(bearer(tokens.sign(user)))).resolves.toMatchObject({ id: user });
});

test('throws unavailable, not unauthenticated, without any keys', async () => {
  const remote = createAuthenticator({ jwksUrl: 'http://127.0.0.1:9/', onStop, logger: testLogger });
  await expect(remote.authenticate(bearer(tokens.sign(newId())))).rejects.toMatchObject({
    kind: 'unavailable',
  });
});

test('rejects a token as soon as its key is no longer published', async () => {
  const [old, fresh] = [createTestTokens(), createTestTokens()];
  const sets = [await old.keys(), await fresh.keys()];
  const keys = async () => ({ keys: (sets.length > 1 ? sets : sets.slice(-1)).flatMap((set) => set.keys) });
  const auth = createAuthenticator({ keys, ended, logger: testLogger });
  const header = bearer(old.sign(newId()));
  await auth.authenticate(header);
  sets.shift();
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] });
  try {
    await vi.waitFor(() => expect(auth.authenticate(header)).rejects.toMatchObject(refused), 5000);
  } finally {
    vi.useRealTimers();
  }
});

test('requires issuer and audience and a life of at most 30 days', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys = async () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k' }] });
  const auth = createAuthenticator({ keys, ended, logger: testLogger });
  const now = Math.floor(Date.now() / 1000);
  const names = { iss: 'ethereal-identity', aud: 'ethereal' };
  const sign = (claims: object) =>
    bearer(
      jwt.sign(
        { sub: newId(), jti: 'x', iat: now, iatMs: now * 1000, exp: now + 3600, ...names, ...claims },
        privateKey,
        { algorithm: 'ES256', keyid: 'k' },
      ),
    );
  await expect(auth.authenticate(sign({}))).resolves.toMatchObject({ jti: 'x' });
  const day = 24 * 3600;
  const parties = [{ iss: 'else' }, { aud: 'else' }, { iss: undefined }, { aud: undefined }];
  for (const wrong of [{ exp: now + 31 * day }, ...parties, { iss: undefined, aud: undefined }])
    await expect(auth.authenticate(sign(wrong)), JSON.stringify(wrong)).rejects.toMatchObject(refused);
});

test('reports a caller with unusually many calls once and does not reject it', async () => {
  const logged: unknown[] = [];
  const logger = createLogger({ name: 'test', level: 'silent' });
  logger.info = (line: unknown) => void logged.push(line);
  const config = { UNUSUAL_CALLS: 3 };
  const auth = createAuthenticator({ keys: tokens.keys, ended, logger, config });
  const [busy, calm] = [newId(), newId()];
  const call = async (user: string, times: number) => {
    for (let i = 0; i < times; i++) await auth.authenticate(bearer(tokens.sign(user)));
  };
  await call(busy, 3);
  await call(calm, 3);
  expect(logged).toEqual([]);
  await call(busy, 5);
  expect(logged).toEqual([expect.objectContaining({ audit: 'calls.unusual', user: busy, calls: 4 })]);
  expect(await registry.getSingleMetricAsString('http_unusual_callers_total')).toMatch(/ 1$/m);
});
