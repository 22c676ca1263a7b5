import { describe, expect, it } from 'vitest';
import { periodIn } from './period.ts';

const NOW = new Date('2024-06-19T12:00:00Z');
const isIn = (text: string, day: string) => periodIn(text, NOW)?.has(Date.parse(`${day}T10:00:00Z`));

describe('the time that a message names', () => {
  it.each([
    ['what did I order last month', '2024-05-31', '2024-06-01'],
    ['what did I buy this week', '2024-06-17', '2024-06-16'],
    ['orders of last year', '2023-01-01', '2024-01-01'],
    ['I bought it in may', '2022-05-20', '2024-06-01'],
    ['ordered two weeks ago', '2024-06-05', '2024-05-20'],
    ['ordered yesterday', '2024-06-18', '2024-06-19'],
  ])('of "%s" contains %s and not %s', (text, inside, outside) => {
    expect(isIn(text, inside)).toBe(true);
    expect(isIn(text, outside)).toBe(false);
  });

  it('excludes the beginning of a state', () => {
    expect(periodIn('out for delivery since yesterday', NOW)).toBeUndefined();
    expect(periodIn('a vase in marble', NOW)).toBeUndefined();
  });
});
