// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { html, script, scriptUrl } from './trusted-types.ts';

it.each([
  '/assets/main.1a2b.js',
  '/remotes/mf-store/1.0.0-ab/assets/2.js?try=1',
  `${location.origin}/assets/a.js`,
  '/service-worker.js',
])('allows scripts from %s', (url) => expect(scriptUrl(url)).toBe(url));

it.each([
  'https://elsewhere.example/assets/a.js',
  '//elsewhere.example/remotes/a.js',
  '/api/items',
  '/images/a',
  '/images/service-worker.js',
  'data:text/javascript,1',
  'javascript:1',
  '/assets/../api/items',
])('refuses scripts from %s', (url) => expect(scriptUrl(url)).toBeNull());

it('allows the empty element from which React creates scripts, and text, as HTML', () => {
  expect(html('<script></script>')).toBe('<script></script>');
  expect(html('{"name":"Shirt \\u003c"}')).not.toBeNull();
  for (const evil of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>']) expect(html(evil)).toBeNull();
});

it('allows JSON alone as the content of a script element', () => {
  expect(script('{"@context":"https://schema.org","name":"Shirt"}')).not.toBeNull();
  for (const evil of ['alert(1)', '{}; alert(1)', '']) expect(script(evil)).toBeNull();
});
