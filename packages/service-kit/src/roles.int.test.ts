import type { Call } from '@ethereal/contracts/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createAuthenticator } from './auth.ts';
import { createHttpApp } from './http.ts';
import { newId } from './ids.ts';
import { route } from './route.ts';
import { startApp, testLogger } from './testing/harness.ts';
import { createTestTokens, type TestTokenOptions } from './testing/tokens.ts';

const body = z.object({ by: z.string() });
const read = {
  id: 'readDesk',
  service: 'svc-test',
  method: 'GET',
  path: '/api/desk/things/{id}',
  auth: true,
  roles: ['operator', 'support'],
  summary: 'Read',
  params: z.object({ id: z.string().max(3) }),
  success: { status: 200, body },
} as const satisfies Call;
const decide = {
  id: 'decideDesk',
  service: 'svc-test',
  method: 'POST',
  path: '/api/desk/things',
  auth: true,
  roles: ['operator'],
  summary: 'Decide',
  body: z.strictObject({ reason: z.string() }),
  success: { status: 200, body },
} as const satisfies Call;

const tokens = createTestTokens();
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  const auth = createAuthenticator({ ...tokens, logger: testLogger });
  app = await startApp(
    createHttpApp({
      name: 'svc-test',
      logger: testLogger,
      readiness: {},
      calls: [read, decide],
      mount(router) {
        route(router, read, { auth }, ({ user }) => ({ by: user.id }));
        route(router, decide, { auth }, ({ user }) => ({ by: user.id }));
      },
    }),
  );
});
afterAll(async () => {
  await app.close();
});

async function send({ method, path }: Call, options?: TestTokenOptions, sent = '{"reason":"because"}') {
  const headers = {
    ...(options && tokens.headers(newId(), options)),
    'content-type': 'application/json',
  };
  const request = { method, headers, ...(method === 'POST' && { body: sent }) };
  const response = await fetch(app.url + path.replace('{id}', '7'), request);
  return {
    status: response.status,
    cached: response.headers.get('cache-control'),
    ...Object(await response.json()),
  };
}

const REFUSED = { status: 403, code: 'FORBIDDEN', cached: 'no-store' };
const NO_SECOND_FACTOR = { status: 403, code: 'SECOND_FACTOR_REQUIRED', cached: 'no-store' };
const DONE = { status: 200, cached: 'no-store' };

test.each<[string, TestTokenOptions | undefined, object, object]>([
  ['nobody', undefined, { status: 401 }, { status: 401 }],
  ['a person without a role', {}, REFUSED, REFUSED],
  ['a role that is not known', { roles: ['owner' as never] }, REFUSED, REFUSED],
  ['support', { roles: ['support'] }, DONE, REFUSED],
  ['an operator', { roles: ['operator'] }, DONE, DONE],
  ['support without a second factor', { roles: ['support'], mfa: false }, NO_SECOND_FACTOR, REFUSED],
  ['an operator without one', { roles: ['operator'], mfa: false }, NO_SECOND_FACTOR, NO_SECOND_FACTOR],
])('limits %s to the calls of the contract', async (_who, options, reading, deciding) => {
  expect(await send(read, options)).toMatchObject(reading);
  expect(await send(decide, options)).toMatchObject(deciding);
});

test('checks the role of a caller before the input', async () => {
  expect(await send(decide, {}, '{"reason":1}')).toMatchObject(REFUSED);
  expect(await send(decide, { roles: ['operator'] }, '{"reason":1}')).toMatchObject({ status: 400 });
});

test('documents the roles of a call in its description', async () => {
  const { paths } = Object(await (await fetch(`${app.url}/openapi.json`)).json());
  const { get } = paths[read.path];
  expect(get.security).toEqual([{ bearer: ['operator'] }, { bearer: ['support'] }]);
  expect(get.description).toContain('Requires the role operator or support, and a second factor.');
  expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(['401', '403']));
});
