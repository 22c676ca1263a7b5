import type { Size } from '@ethereal/contracts/fashion';
import { formatMoney } from '@ethereal/contracts/format-money';
import type { Item } from '@ethereal/contracts/items';
import { escapeMarkdown } from '../../text/markdown.ts';
import { linkTo } from './item-lines.ts';

const DESCRIPTION_LENGTH = 300;

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** As much of a description as fits, in whole sentences where it can be. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  const sentence = cut.lastIndexOf('. ');
  return sentence > 80 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

function sizesOf({ size }: Item, asked: Size | undefined): string {
  const known =
    size.length > 0
      ? `It comes in ${size.length > 1 ? 'sizes' : 'size'} ${list(size)}.`
      : 'It has no sizes to choose from.';
  if (!asked) return known;
  return size.includes(asked)
    ? `Yes, it comes in size ${asked}. ${known}`
    : `No, it doesn't come in size ${asked}. ${known}`;
}

/** All that is known of one item; what was asked about it first. */
export function itemWords(item: Item, asked: Size | undefined): string {
  const about = `${linkTo(item)} – ${formatMoney(item.price)}`;
  return `${about}\n\n${sizesOf(item, asked)}\n\nIts seller writes: “${escapeMarkdown(shorten(item.description))}”`;
}
