import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = () => screen.getByRole('img', { name: 'Coat' }).tagName;

test('replaces a picture that fails to load by an icon', () => {
  render(<Picture src="/images/coat.jpg" alt="Coat" />);
  expect(shown()).toBe('IMG');
  fireEvent.error(screen.getByRole('img', { name: 'Coat' }));
  expect(shown()).toBe('SPAN');
});

test('replaces a picture that failed before the page was hydrated', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Picture src="/images/coat.jpg" alt="Coat" />);
  expect(shown()).toBe('SPAN');
});

test('does not fade a shown picture in again when its parent renders again', () => {
  const { rerender } = render(<Picture src="/images/coat.jpg" alt="Coat" />);
  const image = screen.getByRole('img', { name: 'Coat' });
  expect(image.dataset.loading).toBe('');
  fireEvent.load(image);
  rerender(<Picture src="/images/coat.jpg" alt="Coat" className="large" />);
  expect(image.dataset.loading).toBeUndefined();
});
