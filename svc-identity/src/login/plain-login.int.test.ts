import { formProof } from '@ethereal/service-kit/plain-session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, somebody, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

async function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(identity.url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const cookie = response.headers.getSetCookie().find((candidate) => /ethereal_plain/.test(candidate));
  return { response, cookie, location: response.headers.get('location'), text: await response.text() };
}

const tokenIn = (cookie: string | undefined) => /ethereal_plain=([^;]*)/.exec(cookie ?? '')?.[1] ?? '';

describe('POST /plain/login', () => {
  it('gives the session in a cookie that only forms of the shop send, and goes on', async () => {
    const { email, password } = await identity.activated();
    const { response, cookie, location } = await submit('/plain/login', {
      email: ` ${email.toUpperCase()} `,
      password,
      next: '/plain/messages/new?about=item&id=1',
    });
    expect([response.status, location]).toEqual([303, '/plain/messages/new?about=item&id=1']);
    expect(cookie).toMatch(/; Path=\/plain; HttpOnly; SameSite=Strict$/);
    expect(await identity.isValid(tokenIn(cookie))).toBe(true);
  });

  it('sends the cookie over TLS alone behind TLS', async () => {
    const { email, password } = await identity.activated();
    const { cookie } = await submit('/plain/login', { email, password }, { 'x-forwarded-proto': 'https' });
    expect(cookie).toMatch(/^__Secure-ethereal_plain=.*; Secure/);
  });

  it.each(['https://evil.example/', '//evil.example', '/plain/\\evil.example', '/ethereal', 'javascript:alert(1)'])(
    'goes to the inbox in place of %s',
    async (next) => {
      const { email, password } = await identity.activated();
      expect((await submit('/plain/login', { email, password, next })).location).toBe('/plain/messages');
    },
  );

  it('shows the form with the reason and the email for a wrong password, and gives no session', async () => {
    const { email } = await identity.activated();
    const { response, cookie, text } = await submit('/plain/login', { email, password: 'wrong77' });
    expect([response.status, cookie]).toEqual([401, undefined]);
    expect(text).toContain('Invalid email or password.');
    expect(text).toContain(`value="${email}"`);
    expect(text).not.toContain('wrong77');
  });

  it('refuses a form of another site, and writes what it shows as text', async () => {
    const { email, password } = await identity.activated();
    const foreign = await submit('/plain/login', { email, password }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.response.status, foreign.cookie]).toEqual([403, undefined]);
    const { text } = await submit('/plain/login', { email: '"><script>', password: 'x' });
    expect(text).not.toContain('<script>');
  });

  it('counts failures as the log-in of scripts does', async () => {
    const { email } = somebody();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await submit('/plain/login', { email, password: 'wrong77' })).response.status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('POST /plain/logout', () => {
  it('ends the session, and only by a form that was made for it', async () => {
    const { email, password } = await identity.activated();
    const token = tokenIn((await submit('/plain/login', { email, password })).cookie);
    const cookie = { cookie: `ethereal_plain=${token}` };
    expect((await submit('/plain/logout', { proof: 'x' }, cookie)).response.status).toBe(403);
    expect(await identity.isValid(token)).toBe(true);
    const ended = await submit('/plain/logout', { proof: formProof(token) }, cookie);
    expect([ended.response.status, ended.location, tokenIn(ended.cookie)]).toEqual([303, '/ethereal', '']);
    expect(await identity.isValid(token)).toBe(false);
  });
});
