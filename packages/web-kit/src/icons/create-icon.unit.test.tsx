import { createLucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';

type Icon = Parameters<typeof createIcon>[0];
const path: Icon['node'][number] = ['path', { d: 'M3 10h18', key: 'a1' }];
const circle: Icon['node'][number] = ['circle', { cx: '11', cy: '11', r: '8', key: 'b2' }];

test.each([
  {},
  { size: 18, 'aria-hidden': true },
  { size: 28, strokeWidth: 1.5, className: 'heart', fill: 'currentColor', color: 'red' },
  { 'aria-label': 'Search', role: 'img' },
  { children: 'Search' },
] as const)('an icon with %o is marked up as lucide does', (props) => {
  for (const aliases of [[], ['find', 'look-up']]) {
    const ours = createIcon({ name: 'search', aliases, node: [path, circle] });
    const theirs = createLucideIcon('search', [path, circle], aliases);
    expect(renderToStaticMarkup(createElement(ours, props))).toBe(
      renderToStaticMarkup(createElement(theirs, props)),
    );
  }
});
