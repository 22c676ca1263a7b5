import type { Registry } from '@ethereal/areas/registry/registry';
import { expect, test } from 'vitest';
import { wantedPairs } from './keep-warm.ts';

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
