import { beforeEach, describe, expect, test } from 'vitest';
import { fileOf } from '../front-end/static-files.ts';
import { createHtmlCache } from './html-cache.ts';

const page = (text: string) => ({
  status: 200,
  file: fileOf(Buffer.from(text), 'text/html; charset=utf-8', false),
});
const [LIST, SHIRT, LAMP] = ['lists', 'item:a', 'item:b'];

describe('the cache of rendered pages', () => {
  let now = 0;
  let isHearing = true;
  const newCache = () =>
    createHtmlCache({
      bytes: 1000,
      freshMs: 10,
      untoldMs: 5,
      staleMs: 100,
      isHearing: () => isHearing,
      now: () => now,
    });
  let cache = newCache();
  const keep = (key: string, ...tags: string[]) => cache.keep(key, page(key), key.length, cache.generation(), tags);

  beforeEach(() => {
    now = 0;
    isHearing = true;
    cache = newCache();
  });

  test('serves a page as it is while fresh, then while another is rendered, then not at all', () => {
    keep('/ethereal');
    now = 10;
    expect(cache.find('/ethereal')).toMatchObject({ isFresh: true });
    now = 11;
    expect(cache.find('/ethereal')).toMatchObject({ isFresh: false });
    now = 111;
    expect(cache.find('/ethereal')).toBeUndefined();
  });

  test('of a page whose changes nobody tells it keeps no stale copy, and none for long', () => {
    keep('/told', LIST);
    cache.keep('/untold', page('untold'), 6, cache.generation(), undefined);
    now = 5;
    expect(cache.find('/untold')).toMatchObject({ isFresh: true });
    now = 6;
    expect(cache.find('/untold')).toBeUndefined();
    expect(cache.find('/told')).toBeDefined();
    isHearing = false;
    expect(cache.find('/told')).toBeUndefined();
  });

  test('a change drops the pages that show what it touches, and leaves the others alone', () => {
    keep('/ethereal/all', LIST);
    keep('/shirt', SHIRT);
    keep('/lamp', LAMP);
    keep('/frame');
    cache.purge([LIST, SHIRT]);
    const kept = ['/ethereal/all', '/shirt', '/lamp', '/frame'].filter((key) => cache.find(key));
    expect(kept).toEqual(['/lamp', '/frame']);
  });

  test('a change that may be of anything drops everything', () => {
    keep('/lamp', LAMP);
    keep('/frame');
    cache.purge();
    expect(cache.size()).toBe(0);
  });

  test('a page begun before a change of what it shows is not kept after it; another’s change does not matter', () => {
    const begun = cache.generation();
    cache.purge([LAMP]);
    cache.keep('/shirt', page('new'), 3, begun, [SHIRT]);
    cache.keep('/lamp', page('old'), 3, begun, [LAMP]);
    expect(cache.find('/shirt')).toBeDefined();
    expect(cache.find('/lamp')).toBeUndefined();
    cache.purge();
    cache.keep('/shirt', page('old'), 3, begun, [SHIRT]);
    expect(cache.find('/shirt')).toBeUndefined();
  });

  test('of more changes than it can remember it forgets none', () => {
    const begun = cache.generation();
    cache.purge([LAMP]);
    for (let n = 0; n < 10_000; n++) cache.purge([`item:${n}`]);
    cache.keep('/lamp', page('old'), 3, begun, [LAMP]);
    expect(cache.find('/lamp')).toBeUndefined();
  });
});
