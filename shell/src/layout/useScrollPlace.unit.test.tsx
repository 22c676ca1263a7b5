import { useNavigate } from '@ethereal/web-kit/router.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useScrollPlace } from './useScrollPlace.ts';

let goTo: (path: string) => void;

function Site() {
  useScrollPlace();
  goTo = useNavigate();
  return <h2 id="3.1">Returns</h2>;
}

test('scrolls to the element that a hash names, also where the name is no selector', () => {
  renderPage([{ path: '*', element: <Site /> }], '/ethereal');
  const scrolled = vi.fn();
  screen.getByRole('heading').scrollIntoView = scrolled;
  act(() => goTo('/ethereal/terms#/none'));
  expect(scrolled).not.toHaveBeenCalled();
  act(() => goTo('/ethereal/terms#3.1'));
  expect(scrolled).toHaveBeenCalledOnce();
});

test('scrolls to the element of a hash again while the page grows, until the visitor scrolls', () => {
  const resized: (() => void)[] = [];
  class PageSize {
    constructor(callback: () => void) {
      resized.push(callback);
    }
    observe() {}
    disconnect() {
      resized.length = 0;
    }
  }
  vi.stubGlobal('ResizeObserver', PageSize);
  renderPage([{ path: '*', element: <Site /> }], '/ethereal');
  const scrolled = vi.fn();
  screen.getByRole('heading').scrollIntoView = scrolled;
  act(() => goTo('/ethereal/terms#3.1'));
  for (const grow of resized) grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('wheel'));
  expect(resized).toEqual([]);
});
