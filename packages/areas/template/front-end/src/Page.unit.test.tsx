// @vitest-environment jsdom
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { expectSamePages } from '@ethereal/web-kit/testing/same-pages.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { area } from '../area.ts';
import { routes } from './routes.tsx';

test('each page of area.ts has its route, and each route its page', () => expectSamePages(area, routes));

test('the page has its heading', async () => {
  renderPage(routes, '/ethereal/sample');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample' })).toBeTruthy();
});
