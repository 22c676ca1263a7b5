import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../assistant/talk.ts';
import { ITEMS } from '../testing/catalog-items.ts';
import { framesOf, readStream } from '../testing/read-stream.ts';
import { startChat } from '../testing/service.ts';

let chat: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());
beforeEach(() => {
  chat.catalog.down = false;
});

describe('start of the service', () => {
  it('starts without the catalog', async () => {
    const alone = await startChat({ CATALOG_URL: 'http://127.0.0.1:9' });
    try {
      expect((await alone.read('how long does shipping take?')).text).toContain('days');
    } finally {
      await alone.close();
    }
  });

  it('includes items created after the start in the first answer', async () => {
    const empty = await startChat({}, {}, []);
    try {
      empty.catalog.items.push(...ITEMS);
      const { text } = await empty.read('is this available in M?', { item: '000000000000000000000001' });
      expect(text).toMatch(/it comes in size M/);
    } finally {
      await empty.close();
    }
  });
});

describe('GET /chat_stream', () => {
  it('sends checkpoint, search, content and end in this order, unbuffered', async () => {
    const response = await chat.ask('linen shirts');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const { types, events, text } = await readStream(response);
    expect(types.slice(0, 4)).toEqual(['checkpoint', 'search_start', 'search_results', 'content']);
    expect(types.at(-1)).toBe('end');
    expect(types.filter((type) => type === 'end')).toHaveLength(1);
    expect(events[1]).toEqual({ type: 'search_start', query: 'linen shirts' });
    expect(events[2]).toEqual({
      type: 'search_results',
      urls: expect.arrayContaining([
        '/ethereal/categories/men/000000000000000000000002',
        '/ethereal/categories/men/000000000000000000000001',
      ]),
    });
    expect(text).toContain('[Linen Shirt in Oat](/ethereal/categories/men/000000000000000000000001) – $64.50');
  });

  it('answers about the open item, and without an item if the id is unknown', async () => {
    const { text } = await chat.read('is this available in M?', { item: '000000000000000000000001' });
    expect(text).toContain('[Linen Shirt in Oat]');
    expect(text).toMatch(/it comes in size M/);
    for (const item of ['f'.repeat(24), 'not-an-id']) {
      const { types, text: other } = await chat.read('is this available in M?', { item });
      expect(types.at(-1)).toBe('end');
      expect(other).not.toContain('it comes in size M');
    }
  });

  it('neither stores nor repeats a payment card number', async () => {
    const owner = 'd'.repeat(24);
    const { text, checkpoint } = await chat.read('my card is 4111 1111 1111 1111, charge it', {
      headers: chat.tokens.headers(owner),
    });
    expect(text).toContain("don't write card details");
    expect(text).not.toContain('4111');
    const kept = await chat.conversations.find(checkpoint, `user:${owner}`);
    expect(kept?.turns[0]?.text).toBe('my card is [card number], charge it');
  });

  it('answers under /api as well', async () => {
    const { types } = await readStream(await fetch(`${chat.url}/api/chat_stream/hello`));
    expect(types).toEqual(['checkpoint', 'content', 'end']);
  });

  it.each(['/chat_stream/', '/chat_stream', '/chat_stream/%20%09%0A', '/api/chat_stream/%20', '/chat_stream/%E0%A4%A'])(
    'rejects %s with 400',
    async (path) => {
      const response = await fetch(`${chat.url}${path}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message: expect.any(String),
        code: 'INVALID_INPUT',
        requestId: expect.any(String),
      });
    },
  );

  it('accepts 2,000 characters of any script and rejects more', async () => {
    expect((await chat.ask('a'.repeat(2001))).status).toBe(400);
    for (const character of ['a', '裙']) {
      const response = await chat.ask(character.repeat(2000));
      expect(response.status).toBe(200);
      expect((await readStream(response)).types.at(-1)).toBe('end');
    }
  });

  it('accepts slashes, percent signs, question marks and line breaks in a message', async () => {
    const { text } = await chat.read('100% linen/cotton shirt?\nsize M & #1');
    expect(text).not.toBe('');
  });

  it('reports that the catalog is down and ends regularly', async () => {
    chat.catalog.down = true;
    const { types, text } = await chat.read('dresses');
    expect(types).toEqual(['checkpoint', 'search_start', 'search_error', 'content', 'end']);
    expect(text).toContain("can't look into our catalog");
    expect(text).not.toContain('$');
  });

  it('names the allowed method when another one is used', async () => {
    const response = await fetch(`${chat.url}/chat_stream/hello`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('GET');
  });
});

describe('conversation', () => {
  const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';

  it('continues by its checkpoint in the same browser', async () => {
    const first = await chat.ask('dresses for women');
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(first.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
    const { checkpoint } = await readStream(first);
    expect(checkpoint).toMatch(/^[\w-]{32}$/);
    const next = await chat.read('what about kids?', { checkpoint, headers: { cookie: cookieOf(first) } });
    expect(next.checkpoint).toBe(checkpoint);
    expect(next.text).toContain('Kids Floral Summer Dress');
  });

  it('identifies a browser behind TLS by a cookie that no other host of the domain can set', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const first = await chat.ask('dresses for women', { headers: https });
    expect(first.headers.get('set-cookie')).toMatch(
      /^__Host-ethereal_chat=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    const { checkpoint } = await readStream(first);
    const cookie = cookieOf(first);
    expect((await chat.read('cheaper', { checkpoint, headers: { ...https, cookie } })).checkpoint).toBe(checkpoint);
    const planted = { ...https, cookie: cookie.replace('__Host-', '') };
    expect((await chat.read('cheaper', { checkpoint, headers: planted })).checkpoint).not.toBe(checkpoint);
  });

  it('restarts for another browser, another user, and an unknown or invalid checkpoint', async () => {
    const mine = chat.tokens.headers('a'.repeat(24));
    const { checkpoint } = await chat.read('dresses for women', { headers: mine });
    expect((await chat.read('cheaper', { checkpoint, headers: mine })).checkpoint).toBe(checkpoint);
    const others = [{}, chat.tokens.headers('b'.repeat(24)), { authorization: 'Bearer nonsense' }];
    for (const headers of others) {
      const answer = await chat.read('what about kids?', { checkpoint, headers });
      expect(answer.checkpoint).not.toBe(checkpoint);
      expect(answer.text).not.toContain('Kids Floral Summer Dress (');
      expect(answer.types.at(-1)).toBe('end');
    }
    for (const odd of ['unknown', 'x'.repeat(32), '$ne', 'y'.repeat(500)]) {
      const answer = await chat.read('hello', { checkpoint: odd, headers: mine });
      expect(answer.checkpoint).toMatch(/^[\w-]{32}$/);
      expect(answer.checkpoint).not.toBe(odd);
    }
  });

  it('expires 30 days after its last turn', async () => {
    const owner = chat.tokens.headers('c'.repeat(24));
    const { checkpoint } = await chat.read('hello', { headers: owner });
    const kept = await chat.conversations.find(checkpoint, `user:${'c'.repeat(24)}`);
    expect(kept?.turns.map(({ from }) => from)).toEqual(['shopper', 'assistant']);
  });
});

describe('own orders', () => {
  const order = (buyer: string, name: string) => ({
    _id: buyer,
    buyer,
    items: [
      {
        productId: { _id: '1'.repeat(24), name, price: 10, user: 'e'.repeat(24), image1: '/images/1' },
        quantity: 2,
        price: 10,
        seller: 'e'.repeat(24),
        sizeChosen: null,
        status: 'Out for Shipping' as const,
      },
    ],
    totalPrice: 20,
    userLocation: {
      country: 'United States' as const,
      fullname: 'Ada',
      phone: '212-555-0100',
      address: '1 Main St',
      city: 'New York',
      state: 'NY' as const,
      zipcode: '10001',
    },
    createdAt: '2024-06-01T10:00:00.000Z',
  });

  it("shows the caller's own orders only, requested with the caller's token", async () => {
    const [me, other] = ['a'.repeat(24), 'b'.repeat(24)];
    chat.orders.orders = [order(me, 'My *Coat*'), order(other, 'Their Hat')];
    const headers = chat.tokens.headers(me);
    const { text } = await chat.read('where is my order?', { headers });
    expect(text).toContain('My \\*Coat\\*: **Out for Shipping**');
    expect(text).toContain('$20.00');
    expect(text).not.toContain('Their Hat');
    expect(chat.orders.asked.at(-1)?.authorization).toBe(headers.authorization);
    expect(chat.orders.asked.at(-1)?.url).toContain(`buyerId=${me}`);
  });

  it('asks guests and callers with an invalid token to log in', async () => {
    const asked = chat.orders.asked.length;
    const visitors: Record<string, string>[] = [{}, { authorization: 'Bearer nonsense' }];
    for (const headers of visitors) {
      const { text } = await chat.read('where is my order?', { headers });
      expect(text).toContain('[log in](/ethereal/login)');
    }
    expect(chat.orders.asked).toHaveLength(asked);
  });

  it('reports that orders are unavailable', async () => {
    chat.orders.down = true;
    const { text } = await chat.read('where is my order?', { headers: chat.tokens.headers('a'.repeat(24)) });
    expect(text).toContain("can't look up your orders");
  });
});

/** Creates an answer that blocks until the shopper leaves, or without end. */
const waiting = (left: () => void): Answer =>
  async function* (question) {
    yield { type: 'content', content: 'Let me see' };
    await new Promise<void>((resolve) => question.signal.addEventListener('abort', () => resolve()));
    left();
  };

describe('stream in flight', () => {
  it('sends heartbeats while it waits and stops its work when the client leaves', async () => {
    const left = vi.fn();
    const slow = await startChat({}, { answer: waiting(left), heartbeatMs: 10 });
    const leave = new AbortController();
    const response = await slow.ask('hello', { signal: leave.signal });
    for await (const frame of framesOf(response)) {
      if (frame.type !== 'comment') continue;
      expect(frame.text).toBe('heartbeat');
      break;
    }
    leave.abort();
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    await slow.close();
  });

  it('aborts its requests to the catalog when the client leaves', async () => {
    chat.catalog.hangs = true;
    const leave = new AbortController();
    const response = await chat.ask('dresses', { signal: leave.signal });
    for await (const frame of framesOf(response)) if (frame.type === 'search_start') break;
    leave.abort();
    await vi.waitFor(() => expect(chat.catalog.aborted).toBeGreaterThan(0));
    chat.catalog.hangs = false;
  });

  it('accepts the maximum number of streams, and another one when one has ended', async () => {
    const full = await startChat({ CHAT_MAX_STREAMS: '1' }, { answer: waiting(() => {}) });
    const leave = new AbortController();
    const first = await full.ask('hello', { signal: leave.signal });
    const second = await full.ask('hello');
    expect(first.status).toBe(200);
    expect(second.status).toBe(503);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await second.json()).message).toContain('many people');
    leave.abort();
    await vi.waitFor(async () => {
      const again = new AbortController();
      const { status } = await full.ask('hello', { signal: again.signal });
      again.abort();
      expect(status).toBe(200);
    });
    await full.close();
  });

  it('breaks off without an end event when the answer fails', async () => {
    const broken = await startChat(
      {},
      {
        answer: async function* () {
          yield { type: 'content', content: 'Let me' };
          throw new Error('the model is gone');
        },
      },
    );
    const seen: string[] = [];
    const reading = async () => {
      for await (const { type } of framesOf(await broken.ask('hello'))) seen.push(type);
    };
    await expect(reading()).rejects.toThrow();
    expect(seen).not.toContain('end');
    await broken.close();
  });
});

describe('rate limits', () => {
  it('rejects too many messages of one user with a time to retry', async () => {
    const limited = await startChat({ RATE_LIMIT_FACTOR: '0.05' });
    const headers = limited.tokens.headers('a'.repeat(24));
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const response = await limited.ask('hello', { headers });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      await response.text();
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const other = await limited.ask('hello', { headers: limited.tokens.headers('b'.repeat(24)) });
    expect(other.status).toBe(200);
    await other.text();
    await limited.close();
  });
});
