import { describe, expect, it } from 'vitest';
import { linksIn } from './links-in.ts';

describe('linksIn', () => {
  it('returns addresses of the web as links, without punctuation after them', () => {
    expect(linksIn('See https://a.example/x?y=1, or (http://b.example).')).toEqual([
      { text: 'See ' },
      { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
      { text: ', or (' },
      { text: 'http://b.example', href: 'http://b.example/' },
      { text: ').' },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'https://', '<b>bold</b>'])(
    'returns %s as text',
    (text) => {
      expect(linksIn(text)).toEqual([{ text }]);
    },
  );
});
