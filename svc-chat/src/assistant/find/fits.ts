import type { Card, Item } from '@ethereal/contracts/items';
import type { Wish } from '../../conversations/conversation.ts';
import { distance, normalise, stem, typosIn, wordsOf } from '../../text/words.ts';
import { COLOURS, isThing, meaningsOf } from '../understand/lexicon.ts';

const stemsOf = (text: string): string[] => wordsOf(normalise(text)).map(stem);

function hasWord(stems: readonly string[], word: string): boolean {
  const meant = meaningsOf(word);
  if (meant.some((meaning) => stems.includes(meaning))) return true;
  if (isThing(word)) return false;
  const typos = typosIn(word);
  return stems.some(
    (one) =>
      (word.length > 3 && one.startsWith(word)) ||
      one.split('-').includes(word) ||
      (typos > 0 && distance(one, word, typos) <= typos),
  );
}

const hasColour = (stems: readonly string[], colour: string) =>
  (COLOURS[colour] ?? [colour]).some((name) => stems.includes(name));

function fits(stems: readonly string[], { words, colour }: Wish): boolean {
  return words.every((word) => hasWord(stems, word)) && (colour === undefined || hasColour(stems, colour));
}

/** Whether an item's name says everything that is wished for. */
export const fitsName = (card: Card, wish: Wish): boolean => fits(stemsOf(card.name), wish);

/** Whether name and description together do; a thing must be in the name. */
export function describes(item: Item, wish: Wish): boolean {
  const named = stemsOf(item.name);
  if (!wish.words.filter(isThing).every((word) => hasWord(named, word))) return false;
  return fits([...named, ...stemsOf(item.description)], wish);
}
