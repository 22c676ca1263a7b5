import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Logger } from '@ethereal/service-kit/logger';
import { startServer } from '@ethereal/service-kit/testing/harness';
import { describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { type Definition, TOOLS } from './definitions.ts';
import { openTools } from './tools.ts';

const warnings: string[] = [];
const logger = { warn: (_fields: unknown, text: string) => void warnings.push(text) } as unknown as Logger;

/** Starts a neighbor that answers with a status only. */
const neighbor = (status: number) => startServer((_request, response) => response.writeHead(status).end('{}'));

async function toolsOn(url: string) {
  const config = { CATALOG_URL: url, ORDERS_URL: url } as Config;
  const toolsFor = await openTools({ config, logger });
  return toolsFor({ kind: 'user', id: 'a', token: 't' }, new AbortController().signal);
}

describe('openTools', () => {
  it('logs a failing neighbor', async () => {
    warnings.length = 0;
    const broken = await neighbor(500);
    const tools = await toolsOn(broken.url);
    await expect(tools.search({ text: 'coat' })).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(tools.myOrders()).resolves.toEqual({ state: 'away' });
    expect(warnings).toEqual(['a neighbor did not answer', 'a neighbor did not answer']);
    broken.close();
  });

  it('logs neither a missing item nor a refused line of the cart', async () => {
    warnings.length = 0;
    const empty = await neighbor(404);
    await expect((await toolsOn(empty.url)).item('men', 'x')).resolves.toBeUndefined();
    empty.close();
    const refusing = await neighbor(409);
    const added = await (await toolsOn(refusing.url)).addToCart({ productId: '1'.repeat(24), quantity: 1 });
    expect(added).toEqual({ state: 'known', value: false });
    expect(warnings).toEqual([]);
    refusing.close();
  });

  it('changes a line of the cart by the calls of svc-orders', async () => {
    const asked: string[] = [];
    const server = await startServer(async (request, response) => {
      asked.push(`${request.method} ${request.url} ${await text(request)}`.trim());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[]}');
    });
    const tools = await toolsOn(server.url);
    const [productId, lineId] = ['1'.repeat(24), '2'.repeat(24)];
    const done = { state: 'known', value: true };
    await expect(tools.changeCart({ productId, lineId })).resolves.toEqual(done);
    await expect(tools.changeCart({ productId, quantity: 3 })).resolves.toEqual(done);
    await expect(tools.changeCart({ productId, lineId, size: 'L' })).resolves.toEqual(done);
    expect(asked).toEqual([
      `DELETE /api/cart/delete/${productId}?lineId=${lineId}`,
      `PUT /api/cart/itemQuantityUpdate {"productId":"${productId}","quantity":3}`,
      `PUT /api/cart/itemSizeUpdate {"productId":"${productId}","lineId":"${lineId}","sizeChosen":"L"}`,
    ]);
    server.close();
  });
});

describe('docs/mcp.md', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../../docs/mcp.md'), 'utf8').matchAll(
    /^\| `(\w+)` \| (.*?) \| .* \| (–|required) \|$/gm,
  );
  const inputsIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const inRows = [...rows].map(([, name, inputs = '', token]) => ({ name, inputs: inputsIn(inputs), token }));

  it('has a row for every tool with its input', () => {
    const defined = Object.values<Definition>(TOOLS).map(({ name, input, isOwn }) => ({
      name,
      inputs: Object.keys(input.shape),
      token: isOwn ? 'required' : '–',
    }));
    expect(inRows).toEqual(defined);
  });
});
