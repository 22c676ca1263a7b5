import { beforeEach, describe, expect, test } from 'vitest';
import { textFile } from '../front-end/static-files.ts';
import { createHtmlCache } from './html-cache.ts';

const page = (text: string) => ({
  status: 200,
  file: textFile(text, 'text/html'),
});
const [LIST, SHIRT, LAMP] = ['lists', 'item:a', 'item:b'];

describe('cache of rendered pages', () => {
  let now = 0;
  let clock = 0;
  let isReceiving = true;
  const newCache = () =>
    createHtmlCache({
      bytes: 1000,
      freshMs: 10,
      unpurgedMs: 5,
      staleMs: 100,
      isReceiving: () => isReceiving,
      now: () => now,
      clock: () => clock,
    });
  let cache = newCache();
  const keep = (key: string, ...tags: string[]) =>
    cache.keep(key, page(key), { size: key.length, begunIn: cache.generation(), tags });

  beforeEach(() => {
    now = 0;
    clock = 0;
    isReceiving = true;
    cache = newCache();
  });

  test('serves a page while it is fresh, then while another is rendered, then not at all', () => {
    keep('/ethereal');
    now = 10;
    expect(cache.find('/ethereal')).toMatchObject({ isFresh: true });
    now = 11;
    expect(cache.find('/ethereal')).toMatchObject({ isFresh: false });
    now = 111;
    expect(cache.find('/ethereal')).toBeUndefined();
  });

  test('keeps no stale copy of a page whose changes no event reports', () => {
    keep('/tagged', LIST);
    cache.keep('/untagged', page('untagged'), { size: 6, begunIn: cache.generation(), tags: undefined });
    now = 5;
    expect(cache.find('/untagged')).toMatchObject({ isFresh: true });
    now = 6;
    expect(cache.find('/untagged')).toBeUndefined();
    expect(cache.find('/tagged')).toBeDefined();
    isReceiving = false;
    expect(cache.find('/tagged')).toBeUndefined();
  });

  test('serves no page from its expiry on, whether or not events report its changes', () => {
    clock = 1000;
    cache.keep('/sale', page('sale'), { size: 4, begunIn: cache.generation(), tags: [LIST], expiresAt: 1005 });
    clock = 1004;
    expect(cache.find('/sale')).toMatchObject({ isFresh: true });
    clock = 1005;
    expect(cache.find('/sale')).toBeUndefined();
  });

  test('removes only the pages that show what changed', () => {
    keep('/ethereal/all', LIST);
    keep('/shirt', SHIRT);
    keep('/lamp', LAMP);
    keep('/frame');
    cache.purge([LIST, SHIRT]);
    const kept = ['/ethereal/all', '/shirt', '/lamp', '/frame'].filter((key) => cache.find(key));
    expect(kept).toEqual(['/lamp', '/frame']);
  });

  test('removes everything after a change without tags', () => {
    keep('/lamp', LAMP);
    keep('/frame');
    cache.purge();
    expect(cache.size()).toBe(0);
  });

  test('discards a page whose rendering began before a change of what it shows', () => {
    const begun = cache.generation();
    cache.purge([LAMP]);
    cache.keep('/shirt', page('new'), { size: 3, begunIn: begun, tags: [SHIRT] });
    cache.keep('/lamp', page('old'), { size: 3, begunIn: begun, tags: [LAMP] });
    expect(cache.find('/shirt')).toBeDefined();
    expect(cache.find('/lamp')).toBeUndefined();
    cache.purge();
    cache.keep('/shirt', page('old'), { size: 3, begunIn: begun, tags: [SHIRT] });
    expect(cache.find('/shirt')).toBeUndefined();
  });

  test('misses no change when there are more changes than it can record', () => {
    const begun = cache.generation();
    cache.purge([LAMP]);
    for (let n = 0; n < 10_000; n++) cache.purge([`item:${n}`]);
    cache.keep('/lamp', page('old'), { size: 3, begunIn: begun, tags: [LAMP] });
    expect(cache.find('/lamp')).toBeUndefined();
  });
});
