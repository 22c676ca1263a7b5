import { numbersIn, sizesIn } from '../item/fit.ts';
import type { Reading, Span } from '../reading/reading.ts';

/** Returns the sizes of a message, as the search reads them. */
export function sizeWords(reading: Reading): string {
  const letters = sizesIn(reading).filter((size) => /^\d?X*[SML]$/.test(size));
  const isOther = (span: Span) =>
    span.tag === 'SIZE' && !/\d/.test(span.text) && sizesIn({ ...reading, spans: [span] }).length === 0;
  // A tagged word that is no size keeps its meaning for the search.
  const others = reading.spans.filter(isOther).map(({ text }) => text);
  return [...[...new Set([...letters, ...numbersIn(reading)])].map((size) => `size ${size}`), ...others].join(' ');
}
