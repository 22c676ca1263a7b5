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
