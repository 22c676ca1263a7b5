import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageHead } from './PageHead.tsx';

function descriptionOf(description: string): string {
  const head = <PageHead description={description} />;
  render(<MemoryRouter>{head}</MemoryRouter>);
  return document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
}

it('keeps a description of 200 characters and joins its lines', () => {
  expect(descriptionOf(`A\n\n${'b'.repeat(198)}`)).toBe(`A ${'b'.repeat(198)}`);
});

it.each(['😀', '👩‍👩‍👧', '🇫🇷', 'e\u0301', '👍🏽'])(
  'cuts a longer description before %s, never inside it',
  (character) => {
    for (let before = 185; before < 200; before += 1) {
      const text = descriptionOf(`${'a'.repeat(before)}${character}${'b'.repeat(100)}`);
      const rest = text.slice(before, -1).replace(/b+$/, '');
      expect(['', character]).toContain(rest);
      expect(text.length).toBeLessThanOrEqual(200);
      expect(text).toMatch(/…$/);
      cleanup();
    }
  },
);
