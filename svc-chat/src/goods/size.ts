import { sizesIn } from '../item/fit.ts';
import type { Reading, Span } from '../reading/reading.ts';

/** Matches a numeric size with the word that makes it one, or by its half. An age, a price or a time is none. */
const SIZE =
  /\b(?:sizes?|sz|in an?|(?:usually|normally|am|i'?m|wears?) an?|(?:wo)?men(?:'?s)?|ladies'?|us|uk|eu)(?: (?:is|an?|us|uk|eu|normally|usually))? (\d{1,2}(?:\.5)?)\b(?![.:%]?\d| ?(?:years?|months?|days?|weeks?|dollars?|bucks?|usd|and (?:over|up)|%|\$))|\b(\d{1,2}\.5)\b(?! ?(?:cm|inch|in|ft|feet|oz|kg|k|lbs?|liters?|hours?|stars?|dollars?|mm|"))|\b(\d{1,2}) (?:us|uk|eu)\b/g;

/** Returns the sizes of a message, as the search reads them. */
export function sizeWords(reading: Reading): string {
  const letters = sizesIn(reading).filter((size) => /^\d?X*[SML]$/.test(size));
  const numbers = [...reading.text.toLowerCase().matchAll(SIZE)].map(([, ...found]) => found.find(Boolean));
  const isOther = (span: Span) =>
    span.tag === 'SIZE' && !/\d/.test(span.text) && sizesIn({ ...reading, spans: [span] }).length === 0;
  // A tagged word that is no size keeps its meaning for the search.
  const others = reading.spans.filter(isOther).map(({ text }) => text);
  return [...[...new Set([...letters, ...numbers])].map((size) => `size ${size}`), ...others].join(' ');
}
