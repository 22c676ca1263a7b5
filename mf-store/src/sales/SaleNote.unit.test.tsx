import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SaleNote } from './SaleNote.tsx';

test.each([
  [{ price: 1250 }, 'On sale $1,250.00'],
  [{ percent: 30 }, 'On sale −30 %'],
])('describes the sale %o as %j', (sale, words) => {
  render(<SaleNote sale={sale} />);
  expect(screen.getByText(words)).toBeDefined();
});
