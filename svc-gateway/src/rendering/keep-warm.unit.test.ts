import type { Registry } from '@ethereal/areas/registry/registry';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { expect, test, vi } from 'vitest';
import { startFakeRenderer } from '../testing/fake-renderer.ts';
import { keepWarm, wantedPairs } from './keep-warm.ts';
import { createRendererClient } from './renderer-client.ts';

const version = (name: string, render?: 'server') => ({
  version: name,
  contract: '1.0.0',
  releasedAt: '',
  releasedBy: '',
  pages: [{ path: '/ethereal', ...(render && { render }) }],
});

test('includes the frame, the current release and the canary of each area with server-rendered pages', () => {
  const registry: Registry = {
    withdrawn: {},
    shells: [],
    remotes: {
      'mf-a': {
        current: '2',
        canary: { version: '3', percent: 5 },
        versions: [version('3', 'server'), version('2', 'server'), version('1', 'server')],
      },
      'mf-b': { current: '1', versions: [version('1')] },
    },
  };
  expect(wantedPairs(registry, '9')).toEqual([
    { shell: '9' },
    { shell: '9', area: { name: 'mf-a', version: '2' } },
    { shell: '9', area: { name: 'mf-a', version: '3' } },
  ]);
});

test('warms a pair again until it succeeds', async () => {
  vi.useFakeTimers();
  const warm = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  const live = {
    registry: async () => ({ withdrawn: {}, shells: [], remotes: {} }),
    shell: async () => ({ version: '9', contract: '1.0.0', shared: {} }),
  };
  const warming = keepWarm({ rendering: { warm }, live, logger: testLogger });
  await vi.advanceTimersByTimeAsync(5000);
  await warming.stop();
  vi.useRealTimers();
  expect(warm.mock.calls).toEqual([[{ shell: '9' }], [{ shell: '9' }]]);
});

test('warms every instance of the renderer, and reports one that fails or does not answer', async () => {
  const renderers = await Promise.all([startFakeRenderer(), startFakeRenderer()]);
  const warmed: string[] = [];
  let status = 204;
  for (const renderer of renderers)
    renderer.answer = (request, response) => {
      warmed.push(`${renderer.url}${request.url}`);
      response.writeHead(renderer === renderers[1] ? status : 204).end();
    };
  const urls = renderers.map(({ url }) => url);
  const client = createRendererClient(urls);
  expect(await client.warm({ shell: '9' }, 'x')).toBe(true);
  expect(warmed.sort()).toEqual(urls.map((url) => `${url}/warm`).sort());
  status = 503;
  expect(await client.warm({ shell: '9' }, 'x')).toBe(false);
  await renderers[1]?.close();
  expect(await client.warm({ shell: '9' }, 'x')).toBe(false);
  await client.stop();
  await renderers[0]?.close();
});
