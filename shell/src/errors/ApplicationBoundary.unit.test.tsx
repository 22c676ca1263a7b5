import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApplicationBoundary } from './ApplicationBoundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

test('shows the error page when the layout fails', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <ApplicationBoundary>
      <Broken />
    </ApplicationBoundary>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!');
});
