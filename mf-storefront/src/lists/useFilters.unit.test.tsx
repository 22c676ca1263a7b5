import { BrowserRouter } from '@ethereal/web-kit/router.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFilters } from './useFilters.ts';

function Page() {
  const { filters, change } = useFilters();
  return (
    <button type="button" onClick={() => change({ category: '' })}>
      {filters.category ?? 'all'}
    </button>
  );
}

test('shows the filters of the URL after Back, even if the undone change was never rendered', () => {
  history.replaceState({ idx: 0, key: 'kids' }, '', '/ethereal/all?category=kids');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  const button = screen.getByRole('button');
  const { state } = history;
  act(() => {
    button.click();
    // Simulates Back before React has rendered the address in between.
    history.replaceState(state, '', '/ethereal/all?category=kids');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  expect(button.textContent).toBe('kids');
  act(() => button.click());
  expect(button.textContent).toBe('all');
  expect(location.search).toBe('');
});
