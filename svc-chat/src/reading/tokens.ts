/** One word, number or punctuation mark of a message, with its position. */
export type Token = { text: string; from: number; to: number };

const PIECES = /\p{L}+(?:['’]\p{L}+)*|\p{N}+(?:[.,]\p{N}+)*|[$€£%?!.,;:&/+\n()<>-]/gu;
const MARKS = /\p{M}+/gu;

/**
 * Returns lower-case text without accents and with one kind of quotation mark. The number of letters stays the same.
 */
const plain = (text: string): string =>
  [...text]
    .map((letter) => {
      const bare = letter.normalize('NFKD').replace(MARKS, '').toLowerCase();
      return bare.length === letter.length ? bare : letter.toLowerCase().slice(0, letter.length);
    })
    .join('')
    .replaceAll('’', "'")
    .replaceAll('‘', "'");

/** Short forms of words in messages, with the word for which they stand. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    y: 'why',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ppl: 'people',
  }),
);

/** Maximum number of tokens of a message that are read. The rest rarely adds information. */
const MAX_TOKENS = 400;

/** Returns the tokens of a message in their order. */
export function tokensOf(message: string): Token[] {
  const text = plain(message);
  const tokens: Token[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    tokens.push({ text: SHORT_FORMS.get(piece) ?? piece, from: index, to: index + piece.length });
    if (tokens.length === MAX_TOKENS) break;
  }
  return tokens;
}
