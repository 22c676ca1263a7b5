import type { Span } from './reading.ts';

/** What spans of a tag say, each once. */
export const textsOf = (spans: readonly Span[], tag: string): string[] => [
  ...new Set(spans.filter((one) => one.tag === tag).map(({ text }) => text)),
];
