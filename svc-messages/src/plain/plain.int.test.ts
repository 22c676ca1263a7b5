import { newId } from '@ethereal/service-kit/ids';
import { formProof } from '@ethereal/service-kit/plain-session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMessages, type TestMessages } from '../testing/start-messages.ts';

let shop: TestMessages;
beforeAll(async () => {
  shop = await startMessages();
}, 60_000);
afterAll(() => shop?.close());

const tokens = new Map<string, string>();

/** Returns the token of a person's one session. */
function tokenOf(user: string): string {
  const known = tokens.get(user) ?? shop.tokens.sign(user);
  tokens.set(user, known);
  return known;
}
const cookieOf = (token: string) => ({ cookie: `other=1; ethereal_plain=${token}` });

/** Opens a page as a browser without scripts that logged in by a form. */
async function open(user: string | undefined, path: string) {
  const headers = user === undefined ? {} : cookieOf(tokenOf(user));
  const response = await fetch(shop.url + path, { headers, redirect: 'manual' });
  return { response, text: await response.text() };
}

/** Returns the hidden fields of the form that sends a message. */
const hiddenIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name, value]) => [name, value]),
  );

async function submit(user: string, path: string, fields: Record<string, string>, headers = {}) {
  const response = await fetch(shop.url + path, {
    method: 'POST',
    headers: { ...cookieOf(tokenOf(user)), 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { response, text: await response.text() };
}

const textsOf = async (user: string, id: string): Promise<string[]> =>
  (await shop.get(user, id)).body.messages.map(({ text }: { text: string }) => text);

describe('pages for browsers without scripts', () => {
  it('lead to the log-in and back without a session', async () => {
    const { response } = await open(undefined, '/plain/messages?search=a');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/plain/login?next=%2Fplain%2Fmessages%3Fsearch%3Da');
  });

  it('show the inbox, in which texts are found, and nothing is stored by caches', async () => {
    const { buyer, seller, id } = await shop.begin('Is it <b>warm</b>?');
    const { response, text } = await open(seller, '/plain/messages?search=warm');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(text).toContain(`href="/plain/messages/${id}"`);
    expect(text).toContain('Is it &lt;b&gt;warm&lt;/b&gt;?');
    expect((await open(seller, '/plain/messages?search=cold')).text).not.toContain(id);
    expect((await open(buyer, '/plain/messages')).text).toContain('You: Is it');
  });

  it('show a conversation and mark it as read, to its two people alone', async () => {
    const { buyer, seller, id } = await shop.begin('See https://wool.example');
    const { text } = await open(seller, `/plain/messages/${id}`);
    expect(text).toContain('<a href="https://wool.example/" rel="nofollow ugc noopener">https://wool.example</a>');
    expect((await shop.get(seller, id)).body.unread).toBe(0);
    expect((await open(newId(), `/plain/messages/${id}`)).response.status).toBe(404);
    expect((await open(buyer, `/plain/messages/${id}`)).text).toContain(' · Read');
  });
});

describe('the form of a conversation', () => {
  it('sends a message once, however often it is submitted', async () => {
    const { buyer, seller, id } = await shop.begin();
    const path = `/plain/messages/${id}`;
    const fields = { ...hiddenIn((await open(buyer, path)).text), text: 'By form' };
    for (let n = 0; n < 3; n++) {
      const { response } = await submit(buyer, path, fields);
      expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    }
    expect(await textsOf(seller, id)).toEqual(['Hello', 'By form']);
  });

  it('rejects a missing proof, the proof of another session, and other sites', async () => {
    const { buyer, seller, id } = await shop.begin();
    const path = `/plain/messages/${id}`;
    const fields = { ...hiddenIn((await open(buyer, path)).text), text: 'Forged' };
    const forged = await Promise.all([
      submit(buyer, path, { ...fields, proof: '' }),
      submit(buyer, path, { ...fields, proof: formProof(tokenOf(seller)) }),
      submit(buyer, path, fields, { 'sec-fetch-site': 'cross-site' }),
    ]);
    expect(forged.map(({ response }) => response.status)).toEqual([403, 403, 403]);
    expect(await textsOf(seller, id)).toEqual(['Hello']);
  });

  it.each([
    ['blank', ' ', 'Message is required.'],
    ['too long', 'x'.repeat(2001), 'Message may have at most 2000 characters.'],
  ])('shows a text that is %s again with the reason', async (_, words, reason) => {
    const { buyer, id } = await shop.begin();
    const path = `/plain/messages/${id}`;
    const fields = { ...hiddenIn((await open(buyer, path)).text), text: words };
    const { response, text } = await submit(buyer, path, fields);
    expect(response.status).toBe(400);
    expect(text).toContain(reason);
    expect(text).toContain(`>${words}</textarea>`);
    expect(hiddenIn(text).clientId).toBe(fields.clientId);
  });

  it('warns about a card number once, and masks it', async () => {
    const { buyer, seller, id } = await shop.begin();
    const path = `/plain/messages/${id}`;
    const text = '4242 4242 4242 4242';
    const warned = await submit(buyer, path, { ...hiddenIn((await open(buyer, path)).text), text });
    expect(warned.response.status).toBe(400);
    expect(warned.text).toContain('This looks like a card number.');
    expect((await submit(buyer, path, { ...hiddenIn(warned.text), text })).response.status).toBe(303);
    expect(await textsOf(seller, id)).toEqual(['Hello', '[card number]']);
  });

  it('shows the reason in place of the form when the other side has blocked the person', async () => {
    const { buyer, seller, id } = await shop.begin();
    const path = `/plain/messages/${id}`;
    const fields = { ...hiddenIn((await open(buyer, path)).text), text: 'Hello?' };
    await shop.block(seller, id);
    const { response, text } = await submit(buyer, path, fields);
    expect(response.status).toBe(403);
    expect(text).toContain('This person does not take messages from you.');
    expect(text).not.toContain('<textarea');
  });
});

describe('the form of a first message', () => {
  it('begins a conversation about the thing of the address', async () => {
    const [buyer, seller] = [newId(), newId()];
    const item = shop.neighbors.addItem(seller);
    const path = `/plain/messages/new?about=item&id=${item}&text=Is%20it%20warm%3F`;
    const { text } = await open(buyer, path);
    expect(text).toContain('>Is it warm?</textarea>');
    const { response } = await submit(buyer, '/plain/messages/new', { ...hiddenIn(text), text: 'Is it warm?' });
    expect(response.status).toBe(303);
    const id = response.headers.get('location')?.split('/').at(-1) ?? '';
    expect(await textsOf(seller, id)).toEqual(['Is it warm?']);
    expect((await open(buyer, path)).response.headers.get('location')).toBe(`/plain/messages/${id}`);
    expect((await open(seller, path)).response.status).toBe(409);
  });
});
