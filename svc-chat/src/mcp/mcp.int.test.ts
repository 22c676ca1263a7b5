import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChat } from '../testing/service.ts';
import { type Definition, TOOLS } from '../tools/definitions.ts';

let chat: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

async function connect(headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${chat.url}/mcp`), { requestInit: { headers } }));
  return client;
}

async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: input });
  const [content] = result.content as { type: string; text: string }[];
  return { isError: result.isError === true, text: content?.text ?? '' };
}

describe('POST /mcp', () => {
  it('offers a guest the public tools only', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    const ofAnybody = Object.values<Definition>(TOOLS).filter(({ isOwn }) => !isOwn);
    expect(tools.map(({ name }) => name)).toEqual(ofAnybody.map(({ name }) => name));
    expect(tools).not.toContainEqual(expect.objectContaining({ name: 'cart' }));
    await client.close();
  });

  it('searches items, returns one and the help text', async () => {
    const client = await connect();
    const found = await call(client, 'search_items', { query: 'linen shirt', maxPrice: 60 });
    expect(JSON.parse(found.text)).toMatchObject({ items: [{ name: 'Linen Shirt in Sea Blue', price: '$59.00' }] });
    const item = await call(client, 'get_item', { category: 'men', id: '5'.padStart(24, '0') });
    expect(item.text).toContain('charcoal');
    expect((await call(client, 'shop_help', { question: 'do you deliver to Canada' })).text).toContain('United States');
    await client.close();
  });

  it('escapes texts of items', async () => {
    const [first] = chat.catalog.items;
    if (first) chat.catalog.items.push({ ...first, _id: 'd'.repeat(24), name: 'Evil [link](http://x) *Anorak*' });
    const client = await connect();
    const { text } = await call(client, 'search_items', { query: 'anorak' });
    expect(JSON.parse(text).items[0].name).toBe('Evil \\[link\\](http://x) \\*Anorak\\*');
    await client.close();
  });

  it("offers a person's own tools with a token and acts with that token", async () => {
    const headers = chat.tokens.headers('a'.repeat(24));
    const client = await connect(headers);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['my_orders', 'cart', 'add_to_cart']));
    const added = await call(client, 'add_to_cart', { id: '1'.padStart(24, '0'), size: 'M' });
    expect(JSON.parse(added.text)).toEqual({ state: 'known', added: true });
    expect(chat.orders.added).toEqual([{ productId: '1'.padStart(24, '0'), quantity: 1, sizeChosen: 'M' }]);
    expect(chat.orders.asked.at(-1)).toMatchObject({ authorization: headers.authorization });
    chat.orders.soldOut = true;
    expect((await call(client, 'add_to_cart', { id: '1'.padStart(24, '0') })).text).toContain('"added":false');
    await client.close();
  });

  it('rejects a token that is not valid with 401', async () => {
    await expect(connect({ authorization: 'Bearer nonsense' })).rejects.toThrow();
  });

  it('rejects invalid input of a tool and reports an unavailable catalog', async () => {
    const client = await connect();
    expect((await call(client, 'search_items', { query: 5 })).isError).toBe(true);
    chat.catalog.down = true;
    expect(await call(client, 'search_items', { query: 'shirt' })).toMatchObject({ isError: true });
    chat.catalog.down = false;
    await client.close();
  });

  it('answers GET with 405', async () => {
    expect((await fetch(`${chat.url}/mcp`)).status).toBe(405);
  });

  it('counts each message of a batch', async () => {
    const limited = await startChat({ RATE_LIMIT_FACTOR: '0.02' });
    const send = (messages: number) =>
      fetch(`${limited.url}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify(Array.from({ length: messages }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))),
      });
    expect((await send(12)).status).toBe(200);
    const refused = await send(1);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await limited.close();
  });

  it('limits the number of requests of one address', async () => {
    const limited = await startChat({ RATE_LIMIT_FACTOR: '0.02' });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const response = await fetch(`${limited.url}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: count, method: 'ping' }),
      });
      statuses.push(response.status);
    }
    expect(statuses).toContain(429);
    await limited.close();
  });
});
