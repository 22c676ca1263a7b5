// @vitest-environment node
import { createLucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';

type Icon = Parameters<typeof createIcon>[0];
const NODE: Icon['node'] = [
  ['path', { d: 'M3 10h18' }],
  ['circle', { cx: '11', cy: '11', r: '8' }],
];
const CLASS_NAMES = / class="(?:lucide[\w-]* ?)+([^"]*)"/;
const withoutLucideClasses = (markup: string) =>
  markup.replace(CLASS_NAMES, (_, own) => (own ? ` class="${own}"` : ''));

test.each([
  {},
  { size: 18, 'aria-hidden': true },
  { size: 28, strokeWidth: 1.5, className: 'heart', fill: 'currentColor', color: 'red' },
  { 'aria-label': 'Search', role: 'img' },
  { children: 'Search' },
] as const)('renders an icon with %o as lucide does, without the class names', (props) => {
  const lucideIcon = createLucideIcon(
    'search',
    NODE.map(([tag, attributes], at) => [tag, { ...attributes, key: String(at) }]),
  );
  expect(renderToStaticMarkup(createElement(createIcon({ node: NODE }), props))).toBe(
    withoutLucideClasses(renderToStaticMarkup(createElement(lucideIcon, props))),
  );
});
