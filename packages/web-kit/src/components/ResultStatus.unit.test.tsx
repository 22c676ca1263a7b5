import { ResultStatus, RowsStatus } from '@ethereal/web-kit/components/ResultStatus.tsx';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

const status = () => screen.getByRole('status');

test('announces the same number again for another order of the list', () => {
  const show = (of: string) => (
    <ResultStatus className="quiet" of={of}>
      31 items
    </ResultStatus>
  );
  const { rerender } = render(show('price'));
  const before = status().firstChild;
  rerender(show('price'));
  expect(status().firstChild).toBe(before);
  rerender(show('newest'));
  expect(status().textContent).toBe('31 items');
  expect(status().firstChild).not.toBe(before);
});

test('announces the rows in a region that was there while they loaded', () => {
  const { rerender } = render(<RowsStatus label="Orders" list={{ data: undefined }} count={0} />);
  const region = status();
  expect(region.textContent).toBe('');
  rerender(<RowsStatus label="Orders" list={{ data: { pages: [] } }} count={1200} />);
  expect(status()).toBe(region);
  expect(region.textContent).toBe('Orders: 1,200 shown');
});
