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
