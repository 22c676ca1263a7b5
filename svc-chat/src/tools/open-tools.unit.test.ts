import { createServer } from 'node:http';
import type { Logger } from '@ethereal/service-kit/logger';
import { expect, test } from 'vitest';
import { createHelpLibrary } from '../help/library.ts';
import { startFakeCatalogue } from '../testing/fake-catalogue.ts';
import { createCatalogueGoods } from './catalogue-goods.ts';
import { openTools } from './open-tools.ts';

const warnings: string[] = [];
const logger = { warn: (_fields: unknown, text: string) => void warnings.push(text) } as unknown as Logger;

/** Starts a neighbor that answers with a status only. */
async function neighbour(status: number) {
  const server = createServer((_request, response) => response.writeHead(status).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { url, close: () => server.close().closeAllConnections() };
}

const toolsOn = (url: string, goods = createCatalogueGoods(url, logger, { most: 1000 })) =>
  openTools({
    catalogUrl: url,
    ordersUrl: url,
    help: createHelpLibrary([]),
    goods,
    logger,
  })({ kind: 'user', id: 'a', token: 't' }, new AbortController().signal);

test('logs a failing neighbor but not a missing item', async () => {
  const broken = await neighbour(500);
  const tools = toolsOn(broken.url);
  await expect(tools.searchItems({ search: 'coat', limit: 4 })).rejects.toMatchObject({
    kind: 'unavailable',
  });
  await expect(tools.myOrders()).resolves.toEqual({ state: 'away' });
  expect(warnings).toEqual(['a neighbour did not answer', 'a neighbour did not answer']);
  broken.close();

  warnings.length = 0;
  const empty = await neighbour(404);
  await expect(toolsOn(empty.url).itemDetails('men', 'x')).resolves.toBeUndefined();
  expect(warnings).toEqual([]);
  empty.close();
});

test('reads the goods once per answer', async () => {
  const catalogue = await startFakeCatalogue();
  const tools = toolsOn(catalogue.url);
  const known = await tools.knownGoods();
  expect(known.size).toBe(catalogue.state.items.length);
  await expect(tools.goods()).resolves.toBe(known);
  expect(catalogue.state.asked).toHaveLength(1);
  catalogue.close();
});

test('reads messages by the last stored goods while the catalog hangs or is down', async () => {
  const catalogue = await startFakeCatalogue();
  const goods = createCatalogueGoods(catalogue.url, logger, { most: 1000 });
  const known = await toolsOn(catalogue.url, goods).knownGoods();
  for (const trouble of [{ hangs: true }, { hangs: false, down: true }]) {
    Object.assign(catalogue.state, trouble);
    await expect(toolsOn(catalogue.url, goods).knownGoods()).resolves.toBe(known);
  }
  await expect(toolsOn(catalogue.url, goods).goods()).rejects.toMatchObject({ kind: 'unavailable' });
  catalogue.close();
});
