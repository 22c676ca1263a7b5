import { answeredError } from '@ethereal/contracts/call';
import { getUserDetails } from '@ethereal/contracts/identity';
import { everyCall } from '@ethereal/contracts/repository';
import { ROLES } from '@ethereal/contracts/roles';
import { sampleParams } from '@ethereal/contracts/samples';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, send, sendUntilAnswered } from './kit/api.ts';
import { newDeskAccount, newRole } from './kit/desk.ts';
import { newAccount } from './kit/people.ts';
import { siteUrl } from './kit/site.ts';
import { badTokens } from './kit/tokens.ts';
import { until } from './kit/until.ts';

const guarded = everyCall.filter(({ auth, path }) => auth && !path.startsWith('/internal/'));
let bad: Record<string, string | undefined>;

beforeAll(async () => {
  bad = await badTokens(await newAccount('Access'), `${siteUrl}/.well-known/jwks.json`);
  // A sign-out takes effect in every service within 5 s.
  const ofEach = new Map(guarded.flatMap((call) => (call.id === 'validateUser' ? [] : [[call.service, call]])));
  for (const [service, call] of ofEach)
    await until(
      `the revocation at ${service}`,
      async () => (await send(call, { params: sampleParams(call) }, bad.revoked)).status,
      (status) => status === 401,
    );
});

describe('invalid tokens', () => {
  test.for(guarded.map((call) => [call.id, call] as const))('%s', async ([, call]) => {
    for (const [fault, token] of Object.entries(bad)) {
      const answer = await sendUntilAnswered(
        call,
        { params: sampleParams(call), body: call.body ? {} : undefined },
        token,
      );
      const body = await answer.json();
      if (call.id === 'validateUser' && token !== undefined) {
        expect([answer.status, body], fault).toEqual([200, { valid: false }]);
      } else {
        expect(answer.status, `${fault}: ${JSON.stringify(body)}`).toBe(401);
        answeredError.parse(body);
      }
    }
  });
});

describe('desk calls require the role that they name, by a log-in with a second factor', () => {
  const desk = everyCall.filter(({ roles }) => roles);
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    tokens['no role'] = (await newAccount('Norole')).token;
    for (const role of ROLES) {
      tokens[role] = (await newDeskAccount(role)).token;
      tokens[`${role} without a second factor`] = (await newRole(role)).token;
    }
  });

  test('finds desk calls', () => expect(desk.length).toBeGreaterThan(10));
  test.for(desk.map((call) => [call.id, call] as const))('%s', async ([, call]) => {
    const request = { params: sampleParams(call), body: call.body ? {} : undefined };
    for (const [who, token] of Object.entries(tokens)) {
      const answer = await sendUntilAnswered(call, request, token);
      const { code } = Object(await answer.json());
      const isHeld = who.endsWith('without a second factor');
      const mayEnter = call.roles?.some((role) => role === who);
      if (mayEnter) expect([401, 403], who).not.toContain(answer.status);
      else expect([who, answer.status]).toEqual([who, 403]);
      if (isHeld && call.roles?.some((role) => who.startsWith(role)))
        expect([who, code]).toEqual([who, 'SECOND_FACTOR_REQUIRED']);
      expect(answer.headers.get('cache-control'), who).toBe('no-store');
    }
  });
});

test('exposes no internal call through the gateway, nor a password', async () => {
  for (const path of ['/internal/items/aaaaaaaaaaaaaaaaaaaaaaaa', '/api/internal/items/aaaaaaaaaaaaaaaaaaaaaaaa']) {
    expect((await fetch(siteUrl + path)).status, path).toBeGreaterThanOrEqual(400);
  }
  const account = await newAccount('Secret');
  expect(JSON.stringify(await callApi(getUserDetails, {}, account.token))).not.toMatch(/password|argon/i);
});
