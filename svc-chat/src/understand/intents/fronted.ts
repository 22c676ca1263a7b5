import { stemsOf } from '../../lexicon/phrase.ts';
import { aspectIn } from '../aspects.ts';
import { asksToCompare } from '../comparing.ts';
import type { Intent } from '../intent.ts';
import { goodsNamed } from '../item-meant.ts';
import { isSmallWord } from '../small-words.ts';
import { type Asked, shownOf } from './asked.ts';
import { isNamedFully } from './named-fully.ts';

/** "The teddy, what is he stuffed with? We once had …": one item, and a question about it. */
const FRONTED =
  /^(?:(?:hi|hello|hey|ok|so|and|but|now|about|as for|regarding|,) ?)*(?:the|your|that|this) ((?:(?!or\b|and\b)[\w-]+ ?){1,7})[,:] ?(?:so |and )?((?:what|how|does|do|is|are|was|can|could|will|would|has|have|which|where|from|any|did|should|must)\b[^?.!]*)(?:[?.!]|$)/;
const LISTED =
  /\b(?:something|anything|others?|another|similar|instead|else|cheaper|goes? with|go with|match\w*|wear with|do you|have you|in stock|for (?:my|a|an))\b/;

/** The item that is named before a question about it. */
export function frontedItem({ clean, read, wish, shown, shelf }: Asked): Intent | undefined {
  const [, name = '', question = ''] = FRONTED.exec(clean) ?? [];
  if (!name || LISTED.test(question) || asksToCompare(question)) return undefined;
  if (wish?.not.some(({ always }) => always)) return undefined;
  const stems = stemsOf(name);
  // "the polka dot, is there a pocket": of those shown the one whose name says so.
  const said = stems.filter((stem) => stem !== 'one' && !isSmallWord(stem));
  const meant = shown.filter(({ _id }) => {
    const good = shelf.byId.get(_id);
    return good && said.length > 0 && said.every((stem) => good.nameStems.includes(stem));
  });
  const [among] = meant;
  if (among && meant.length === 1)
    return { kind: 'item', item: among, aspect: aspectIn(question) ?? 'details', read };
  const [only, ...others] = goodsNamed(stems, shelf);
  if (!only || others.length > 0 || !isNamedFully(only, stems, shelf)) return undefined;
  return { kind: 'item', item: shownOf(only), aspect: aspectIn(question) ?? 'details', read };
}
