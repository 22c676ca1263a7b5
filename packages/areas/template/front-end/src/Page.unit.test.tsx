import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';

const NO_FACETS = { category: [], gender: [], subCategory: [], size: [] };

describe('/ethereal/sample', () => {
  it('shows that there are no items', async () => {
    fakeApi({ 'GET /api/items': { items: [], total: 0, nextCursor: null, facets: NO_FACETS } });
    renderPage(routes, '/ethereal/sample');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sample' })).toBeTruthy();
    expect(await screen.findByText('There are no items yet.')).toBeTruthy();
  });

  it('offers a retry when the items could not be loaded', async () => {
    fakeApi({ 'GET /api/items': () => refusal(500, 'Something went wrong.') });
    renderPage(routes, '/ethereal/sample');
    expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })).toBeTruthy();
  });
});
