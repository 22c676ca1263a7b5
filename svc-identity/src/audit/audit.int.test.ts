import { Writable } from 'node:stream';
import { logIn, resetPassword, updatePassword, verifyPassword } from '@ethereal/contracts/identity';
import { loggerOptions } from '@ethereal/service-kit/logger';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
let identity: TestIdentity;
beforeAll(async () => {
  // Logs every request instead of a sample.
  identity = await openTestIdentity(
    { ACCESS_LOG_SAMPLE: '1' },
    pino(loggerOptions({ name: 'test', level: 'info' }), stream),
  );
});
afterAll(() => identity.close());

const trail = () => lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit);

it('logs log-ins, failures, locks and passwords by id and network, without names or addresses', async () => {
  const person = await identity.loggedIn();
  const { email, id } = person;
  await identity.ask(verifyPassword, { token: person.token, body: { password: person.password } });
  await identity.ask(updatePassword, { token: person.token, body: { newPassword: 'better77' } });
  for (let time = 0; time < 11; time += 1) await identity.ask(logIn, { body: { email, password: 'wrong77' } });
  const recorded = trail().filter(({ user }) => user === id);
  expect(recorded.map(({ audit }) => audit)).toEqual([
    'login.succeeded',
    'password.changed',
    ...Array(10).fill('login.failed'),
    'login.locked',
  ]);
  expect(recorded[0]).toMatchObject({ network: '127.0.0.0/24', requestId: expect.any(String) });
  for (const secret of [email, person.fname, person.password]) expect(lines.join('')).not.toContain(secret);
});

it('logs no token of a link, also when its body is malformed', async () => {
  const token = 'Aa1'.repeat(15);
  const path = resetPassword.path.replace('{token}', token);
  for (const where of [path, path.replace('/api/', '//api/'), path.toUpperCase().replace(token.toUpperCase(), token)]) {
    const headers = { 'content-type': 'application/json' };
    await fetch(identity.url + where, { method: 'POST', headers, body: '{"newPassword":' });
  }
  expect(lines.join('')).toContain('/api/reset-password/{token}');
  expect(lines.join('')).not.toContain(token);
});
