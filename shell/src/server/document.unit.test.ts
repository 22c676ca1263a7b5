import { describe, expect, test } from 'vitest';
import { documentOf } from './document.ts';

const FONT = '<link rel="preload" href="/inter.woff2" as="font">';
const SHELL = '<style>.frame{}</style>';
const PICTURE = '<link rel="preload" as="image" href="/hero.webp"/>';
const template = `<head>${FONT}${SHELL}</head><body><div id="root"></div></body>`;

/** Returns the head of a page with this style sheet. */
function headWith(css?: string): string {
  const style = { href: '/page.css', mark: 'mf_x:chunk-1', integrity: 'sha256-x', ...(css && { css }) };
  const files = { scripts: [], styles: [style] };
  const html = documentOf({
    location: '/ethereal',
    template,
    rendered: `${PICTURE}<p>page</p>`,
    files,
    view: { remotes: {}, queries: { mutations: [], queries: [] } },
  });
  return html.slice(0, html.indexOf('<template'));
}

const LINK = '<link rel="stylesheet" href="/page.css" integrity="sha256-x" data-rspack="mf_x:chunk-1"';

test('inlines a style sheet with content after pictures and fonts, with a link that fetches nothing', () => {
  expect(headWith('.page{}')).toBe(`<head>${LINK} disabled>${PICTURE}${FONT}${SHELL}<style>.page{}</style>`);
});

test('links a style sheet without content before pictures and fonts', () => {
  expect(headWith()).toBe(`<head>${LINK}>${PICTURE}${FONT}${SHELL}`);
});

describe('a page with a version for browsers without scripts', () => {
  const page = { path: '/ethereal/things/:id', plain: true };
  const remotes = { mf_x: { manifest: '', version: '1', pages: [page, { path: '/ethereal/others/:id' }] } };
  const htmlOf = (location: string) =>
    documentOf({
      location,
      template,
      rendered: '<p>page</p>',
      files: { scripts: [], styles: [] },
      view: { remotes, queries: { mutations: [], queries: [] } },
    });

  test('leads them there with its path and query', () => {
    const html = htmlOf('/ethereal/things/7?text=%22a&b=1');
    const address = '/plain/things/7?text=%22a&amp;b=1';
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`);
    expect(html).toContain(`<a href="${address}">`);
  });

  test('has no link on other pages', () => {
    expect(htmlOf('/ethereal/others/7')).not.toContain('/plain');
  });
});
