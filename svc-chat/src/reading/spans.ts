import type { Span } from './reading.ts';

/** Returns the distinct texts of the spans with a tag. */
export const textsOf = (spans: readonly Span[], tag: string): string[] => [
  ...new Set(spans.filter((one) => one.tag === tag).map(({ text }) => text)),
];
