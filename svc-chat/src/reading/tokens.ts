/** One word, number or mark of a message, and where it stands there. */
export type Token = { text: string; from: number; to: number };

const PIECES = /\p{L}+(?:['’]\p{L}+)*|\p{N}+(?:[.,]\p{N}+)*|[$€£%?!.,;:&/+\n()<>-]/gu;
const MARKS = /\p{M}+/gu;

/** Lower case without accents, one kind of quotation mark; letter for letter as long as it was. */
const plain = (text: string): string =>
  [...text]
    .map((letter) => {
      const bare = letter.normalize('NFKD').replace(MARKS, '').toLowerCase();
      return bare.length === letter.length ? bare : letter.toLowerCase().slice(0, letter.length);
    })
    .join('')
    .replaceAll('’', "'")
    .replaceAll('‘', "'");

/** At most so many pieces of a message are read; the rest says nothing new. */
const MOST = 400;

/** The pieces of a message in their order. */
export function tokensOf(message: string): Token[] {
  const text = plain(message);
  const tokens: Token[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    tokens.push({ text: piece, from: index, to: index + piece.length });
    if (tokens.length === MOST) break;
  }
  return tokens;
}
