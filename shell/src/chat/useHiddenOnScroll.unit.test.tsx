import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useHiddenOnScroll } from './useHiddenOnScroll.ts';

const place = vi.fn(() => 0);
const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { configurable: true, get: place });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
function Aside() {
  return <output>{String(useHiddenOnScroll())}</output>;
}

function scrollTo(y: number): string | null {
  place.mockReturnValue(y);
  act(() => void window.dispatchEvent(new Event('scroll')));
  return screen.getByRole('status').textContent;
}

it('starts from the scroll position of the first frame and forces no layout before', () => {
  place.mockReturnValue(300);
  render(<Aside />);
  expect(place).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  expect(scrollTo(310)).toBe('false');
  expect(scrollTo(350)).toBe('true');
  expect(scrollTo(320)).toBe('false');
});
