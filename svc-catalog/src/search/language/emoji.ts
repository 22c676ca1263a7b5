import { linesOf, partsOf, splitAt } from './data.ts';

const WORDS = new Map(
  linesOf('emoji.txt').flatMap((line) => {
    const [word, emoji] = splitAt(line, '=');
    return partsOf(emoji, ' ').map((entry) => [entry, word] as const);
  }),
);

/** Returns a text with a word in place of each emoji that stands for goods or people. */
export const withoutEmoji = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}/gu, (emoji) => ` ${WORDS.get(emoji) ?? ''} `);
