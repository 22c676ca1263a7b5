import { describe, expect, it } from 'vitest';
import { toMessage } from './message.ts';
import { letterHtml, letterText, unlinked } from './render-letter.ts';

const HOSTILE = `<script>alert("x")</script> & 'y'`;
const sender = { from: 'shop@mail.test', siteUrl: 'https://shop.test' };
const letter = {
  subject: HOSTILE,
  heading: HOSTILE,
  paragraphs: [HOSTILE, 'one\ntwo'],
  rows: [{ label: HOSTILE, value: '$5.00' }],
  action: { label: HOSTILE, path: '/go/' },
  footnote: HOSTILE,
};

describe('a letter', () => {
  it('escapes user-written text', () => {
    const html = letterHtml(letter, 'https://shop.test/go/?a=1&b="2"');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;');
    expect(html).toContain('href="https://shop.test/go/?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('one<br>two');
  });

  it('has the same content as text', () => {
    expect(letterText({ ...letter, heading: 'Hello', paragraphs: ['Line'], footnote: 'End' }, 'https://x')).toBe(
      `Hello\n\nLine\n\n${HOSTILE}: $5.00\n\n${HOSTILE}:\nhttps://x\n\nEnd\n\nEthereal.`,
    );
  });
});

describe('user-written text in a letter', () => {
  const address = 'https://evil.test/login';
  const name = `${address} or mail@evil.test`;
  const hostile = {
    ...letter,
    heading: name,
    paragraphs: [name],
    rows: [],
    goods: [{ name, detail: name, value: '' }],
  };

  it('contains nothing that resembles an address, neither in HTML nor in text', () => {
    for (const mail of [letterHtml(hostile, 'https://shop.test/go'), letterText(hostile, 'https://shop.test/go')]) {
      expect(mail).toContain('https:\u2060//evil.\u2060test/login');
      expect(mail).not.toContain('evil.test');
      expect(mail).not.toContain('@evil');
      expect(mail).toContain('https://shop.test/go');
    }
  });

  it('keeps amounts and sentences unchanged', () => {
    expect(unlinked('Paid $12.50. Thank you.')).toBe('Paid $12.50. Thank you.');
  });
});

describe('goods of a letter', () => {
  it('shows pictures of the shop only', () => {
    const goods = [
      { picture: '/images/dress', name: 'Dress', detail: 'Navy, M · UPS 1Z999', value: '$5.00' },
      { picture: 'https://evil.test/pixel', name: 'Ring', value: '$1.00' },
    ];
    const html = letterHtml({ ...letter, goods }, undefined, 'https://shop.test');
    expect(html.match(/<img [^>]*>/g)).toEqual([expect.stringContaining('src="https://shop.test/images/dress?w=320"')]);
    expect(letterText({ ...letter, goods }, undefined)).toContain(
      'Dress: $5.00\n  Navy, M\n  UPS 1Z999\nRing: $1.00\n',
    );
    const [, ring] = goods;
    expect(letterHtml({ ...letter, goods: ring ? [ring] : [] }, undefined)).not.toContain('width="64"');
  });
});

describe('facts of a letter', () => {
  it('keeps words and dates whole, and breaks what is wider than a narrow window', () => {
    const rows = [{ label: 'Delivers to', value: 'W'.repeat(30) }];
    const goods = [{ name: 'Dress', detail: 'Navy, M · Arrives Wed, Dec 2 – Fri, Dec 4', value: 'Out for Shipping' }];
    const html = letterHtml({ ...letter, goods, rows }, undefined);
    expect(html).toContain(`>${'W'.repeat(24)}\u200BWWWWWW</td>`);
    expect(html).toContain('Navy, M<br>Arrives Wed, Dec\u00A02 – Fri, Dec\u00A04<');
    expect(html).toContain('Dress<br><b style="font-weight:600">Out for Shipping</b>');
    expect(letterText({ ...letter, goods, rows }, undefined)).toContain('Arrives Wed, Dec 2 – Fri, Dec 4');
  });
});

describe('a message', () => {
  it('has headers of one line each, and one recipient', () => {
    const message = toMessage(
      {
        _id: 'order-a b>\r\nX: 1',
        to: 'ann@mail.test',
        replyTo: { name: 'Ann\r\nBcc: all@mail.test', address: 'ann@mail.test' },
        letter: { ...letter, subject: 'Hello\r\nBcc: all@mail.test' },
      },
      'token',
      sender,
    );
    expect(message.subject).toBe('Hello Bcc: all@mail.test');
    expect(message.replyTo).toEqual({ name: 'Ann Bcc: all@mail.test', address: 'ann@mail.test' });
    expect(message.to).toEqual({ name: '', address: 'ann@mail.test' });
    expect(message.messageId).toBe('<order-a%20b%3E%0D%0AX%3A%201@shop.test>');
    expect(message.text).toContain('https://shop.test/go/token');
  });
});
