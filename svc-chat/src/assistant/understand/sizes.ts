import type { Size } from '@ethereal/contracts/fashion';

const NAMED: Readonly<Record<string, Size>> = { s: 'S', m: 'M', l: 'L', xl: 'XL', xxl: 'XXL', '2xl': 'XXL' };

const PATTERNS: readonly [RegExp, Size?][] = [
  [/\b(?:extra[\s-]extra|double extra)[\s-]?large\b/, 'XXL'],
  [/\b(?:extra|x)[\s-]?large\b/, 'XL'],
  [/\b(?:size|sizes|sized|in|in an?|an?)\s+(xxl|2xl|xl|[sml])(?:\s+size)?(?![\w'-])/],
  [/(?<![\w'-])(xxl|2xl|xl)(?![\w'-])/],
  [/(?<![\w'-])([sml])\s+size(?:d)?\b/],
  [/^(?:and |or |what about |how about |maybe )?([sml])(?: please| then)?[?!.]*$/],
  [/\b(?:size |in |in an? |an? |is it |it )?small\b(?! (?:business|talk))/, 'S'],
  [/\bmedium\b/, 'M'],
  [/\blarge\b/, 'L'],
];

/** The size that a normalised text names, and the text without it. */
export function readSize(text: string): { size?: Size; rest: string } {
  for (const [pattern, fixed] of PATTERNS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const size = fixed ?? NAMED[found[1] ?? ''];
    if (!size) continue;
    return { size, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` };
  }
  return { rest: text };
}
