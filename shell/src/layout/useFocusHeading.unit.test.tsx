import { focusState } from '@ethereal/web-kit/navigation/focus-state.ts';
import { useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { expect, test, vi } from 'vitest';
import { useFocusHeading } from './useFocusHeading.ts';

let goTo: ReturnType<typeof useNavigate>;

function Site() {
  const main = useFocusHeading();
  const { pathname } = useLocation();
  goTo = useNavigate();
  return (
    <>
      <input aria-label="Search" />
      <main ref={main} tabIndex={-1}>
        {pathname === '/ethereal/all' && <h1>All items</h1>}
      </main>
    </>
  );
}

function openSite(): HTMLElement {
  renderPage([{ path: '*', element: <Site /> }], '/ethereal');
  const field = screen.getByRole('textbox');
  field.focus();
  return field;
}

/** Adds the heading that the page did not have yet. */
async function headingComes(): Promise<void> {
  screen.getByRole('main').append(document.createElement('h1'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('focuses the heading as soon as its page is rendered', async () => {
  openSite();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const focused = new Promise((resolve) => {
    // The callback runs before any other code after the change of the page.
    new MutationObserver(() => resolve(document.activeElement?.textContent)).observe(screen.getByRole('main'), {
      childList: true,
    });
  });
  startTransition(() => void goTo('/ethereal/all'));
  expect(await focused).toBe('All items');
});

test('focuses a heading that is rendered later', async () => {
  openSite();
  act(() => void goTo('/ethereal/item'));
  await headingComes();
  expect(document.activeElement?.tagName).toBe('H1');
});

test('does not interrupt a visitor who types meanwhile', async () => {
  const field = openSite();
  act(() => void goTo('/ethereal/item'));
  fireEvent.input(field, { target: { value: 'kim' } });
  await headingComes();
  expect(document.activeElement).toBe(field);
});

test('focuses the field that the navigation names, although it is rendered after the heading', async () => {
  openSite();
  act(() => void goTo('/ethereal/all', { state: focusState('message') }));
  const field = document.createElement('textarea');
  field.id = 'message';
  screen.getByRole('main').append(field);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
});

test('focuses the element that a fragment of the address names', async () => {
  openSite();
  act(() => void goTo('/ethereal/all#reviews'));
  const section = document.createElement('section');
  section.id = 'reviews';
  screen.getByRole('main').append(section);
  await vi.waitFor(() => expect(document.activeElement).toBe(section));
});

test('leaves the focus to a visitor who has moved it meanwhile, also when it returns', async () => {
  const field = openSite();
  act(() => void goTo('/ethereal/item', { state: focusState('message') }));
  screen.getByRole('main').focus();
  await headingComes();
  field.focus();
  const named = document.createElement('textarea');
  named.id = 'message';
  screen.getByRole('main').append(named);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(field);
});

test('focuses the heading of a slow page until it has the named field', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openSite();
  act(() => void goTo('/ethereal/all', { state: focusState('message') }));
  vi.advanceTimersByTime(3000);
  expect(document.activeElement?.textContent).toBe('All items');
  vi.useRealTimers();
  const field = document.createElement('textarea');
  field.id = 'message';
  screen.getByRole('main').append(field);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
});

test('focuses a named field that cannot take the focus at first, once it can', async () => {
  openSite();
  act(() => void goTo('/ethereal/all', { state: focusState('message') }));
  const field = document.createElement('textarea');
  field.id = 'message';
  field.disabled = true;
  screen.getByRole('main').append(field);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).not.toBe(field);
  field.disabled = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
});
