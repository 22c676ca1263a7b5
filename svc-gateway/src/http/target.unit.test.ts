import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTarget } from './target.ts';

describe('readTarget', () => {
  it('returns the path as sent, the decoded path and the query', () => {
    expect(readTarget('/ethereal/a%20b?q=%zz')).toEqual({
      rawPath: '/ethereal/a%20b',
      path: '/ethereal/a b',
      search: '?q=%zz',
    });
  });

  it.each([
    '/../etc/passwd',
    '/remotes/%2e%2e/%2e%2e/etc/passwd',
    '/remotes/..%2f..%2fetc/passwd',
    '/remotes/..%5c..%5cetc',
    '/a/./b',
    '/a//b',
    '/a\\..\\b',
    '/a%00b',
    '/%E0%A4%A',
    '/%',
    'http://elsewhere/',
    '*',
    '',
  ])('refuses %s', (url) => {
    expect(readTarget(url)).toBeUndefined();
  });

  it.each(['/chat_stream/what%20is%20a%2F..%2Fb%3F', '/api/chat_stream/one%0Atwo...', '/assets/a..b.js'])(
    'accepts %s',
    (url) => {
      expect(readTarget(url)).toBeDefined();
    },
  );

  it('never throws and never accepts a way to a parent folder', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('..', '.', '%2e', '/', '%2f', '%5c', '%', '%25', '%00', 'a')), (parts) => {
        const target = readTarget(`/${parts.join('')}`);
        expect(target?.path.split(/[\\/]/) ?? []).not.toContain('..');
      }),
    );
  });
});
