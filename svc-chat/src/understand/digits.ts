import { NUMBER_WORDS } from '../text/number-words.ts';

/** "one" alone stays the word that it mostly is. */
const unitOf = (word: string): number | undefined => (word === 'one' ? undefined : NUMBER_WORDS.get(word));

/** "thirty five" → 35, "a hundred" → 100; "one" alone stays the word that it mostly is. */
export function digits(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    const unit = unitOf(word);
    if ((word === 'hundred' || word === 'thousand') && out.length > 0) {
      const times = word === 'hundred' ? 100 : 1000;
      const last = out.at(-1) ?? '';
      if (/^\d{1,2}$/.test(last)) out[out.length - 1] = String(Number(last) * times);
      else if (last === 'a' || last === 'one') out[out.length - 1] = String(times);
      else out.push(String(times));
      if (next === 'and' && unitOf(words[at + 2] ?? '')) at += 1;
      continue;
    }
    if (word === 'hundred') {
      out.push('100');
      continue;
    }
    if (unit === undefined) {
      out.push(word);
      continue;
    }
    const last = out.at(-1) ?? '';
    const tens = /^[2-9]0$/.test(last) && unitOf(words[at - 1] ?? '') !== undefined && unit < 10;
    const hundreds =
      /^[1-9]00+$/.test(last) && /^(hundred|thousand|and)$/.test(words[at - 1] ?? '') && unit < 100;
    if (tens || hundreds) out[out.length - 1] = String(Number(last) + unit);
    else out.push(String(unit));
  }
  return out;
}
