import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Price } from './Price.tsx';
import { SaleEnds } from './SaleEnds.tsx';

/** Returns the text that a screen reader reads: without what is hidden from it. */
function readText(node: HTMLElement) {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent;
}

describe('Price', () => {
  it('shows one amount without a reduction', () => {
    expect(render(<Price amount={80} />).container.textContent).toBe('$80.00');
  });

  it('strikes the former price, and reads it as text', () => {
    const { container } = render(<Price amount={56} reduction={{ formerPrice: 80, percent: 30 }} />);
    expect(container.querySelector('s')?.textContent).toBe('$80.00');
    expect(readText(container)).toBe('$56.00, was $80.00−30 %');
  });

  it('shows no percent below one', () => {
    const { container } = render(<Price amount={99.99} reduction={{ formerPrice: 100 }} />);
    expect(container.textContent).not.toContain('%');
  });
});

describe('SaleEnds', () => {
  it('states the moment in the zone of the shop, and nothing without an end', () => {
    const { container } = render(<SaleEnds at="2026-12-06T04:59:00.000Z" />);
    expect(container.textContent).toBe('Until Dec 5, 11:59 PM EST');
    expect(render(<SaleEnds at={undefined} />).container.textContent).toBe('');
  });
});
