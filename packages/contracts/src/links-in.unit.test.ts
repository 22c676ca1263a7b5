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

  it('returns an address with a user name as text', () => {
    const text = 'https://ethereal.example@evil.example/login';
    expect(linksIn(text)).toEqual([{ text }]);
  });

  it('shows the host that a look-alike address leads to', () => {
    const [link] = linksIn('https://еthereal.example/login');
    expect(link?.text).toMatch(/^https:\/\/xn--/);
    expect(link?.href).toBe(link?.text);
  });
});
