// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetOf } from './links.ts';
import { parseInline, parseMarkdown, plainText } from './markdown.ts';
import { takeEvents } from './stream-events.ts';

describe('parseMarkdown', () => {
  it('parses links, strong, emphasis and code, and leaves HTML as text', () => {
    expect(parseInline('a [b *c*](/d) **e** `f` <img src=x onerror=alert(1)>')).toEqual([
      { kind: 'text', text: 'a ' },
      {
        kind: 'link',
        href: '/d',
        children: [
          { kind: 'text', text: 'b ' },
          { kind: 'emphasis', children: [{ kind: 'text', text: 'c' }] },
        ],
      },
      { kind: 'text', text: ' ' },
      { kind: 'strong', children: [{ kind: 'text', text: 'e' }] },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'f' },
      { kind: 'text', text: ' <img src=x onerror=alert(1)>' },
    ]);
  });

  it('keeps escaped characters literal', () => {
    expect(parseInline('\\[x\\](/y) \\*z\\* \\&amp;')).toEqual([{ kind: 'text', text: '[x](/y) *z* &amp;' }]);
    const [link] = parseInline('[a \\] b](/c)');
    expect(link).toMatchObject({ kind: 'link', href: '/c' });
  });

  it('parses lists and paragraphs', () => {
    const blocks = parseMarkdown('Hi\nthere\n\n- one\n- two\n1. three');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'list']);
    expect(blocks[1]).toMatchObject({ items: [[{ text: 'one' }], [{ text: 'two' }]] });
  });

  it('keeps every letter of a plain text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w <>&"'/=.,;-]{0,60}$/), (text) => {
        const plain = text.replaceAll('_', ' ');
        expect(plainText(parseInline(plain))).toBe(plain);
      }),
    );
  });
});

describe('targetOf', () => {
  it.each([
    ['/ethereal/contact', 'page'],
    [`/ethereal/categories/men/${'a'.repeat(24)}`, 'item'],
    ['https://example.com/x', 'outside'],
    ['//example.com', 'outside'],
    ['/\\example.com', 'outside'],
    ['javascript:alert(1)', 'none'],
    ['JaVaScRiPt:alert(1)', 'none'],
    ['data:text/html,x', 'none'],
    ['/api/auth/signout', 'none'],
    ['/ethereal/../api/auth/signout', 'none'],
    ['', 'none'],
  ])('classifies %s as %s', (href, kind) => {
    expect(targetOf(href).kind).toBe(kind);
  });
});

it('takes whole events out of a stream however it is cut', () => {
  const stream = ': heartbeat\n\ndata: {"a":1}\r\n\r\nevent: x\ndata: 1\ndata: 2\n\n';
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 5 }), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
      let rest = '';
      const found: string[] = [];
      for (let index = 1; index < places.length; index += 1) {
        const taken = takeEvents(rest + stream.slice(places[index - 1], places[index]));
        rest = taken.rest;
        found.push(...taken.data);
      }
      expect(found).toEqual(['{"a":1}', '1\n2']);
    }),
  );
});
