import { mentionsOf } from '../choose/exclude.ts';
import { stemsOf } from '../lexicon/phrase.ts';
import type { Good } from '../shelf/good.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Substance } from '../understand/containing.ts';
import { listWords } from './items.ts';
import { CONTACT } from './texts.ts';

const quoted = (good: Good, word: string) => {
  const sentence = good.item.description
    .split(/(?<=[.!?;])\s+/)
    .find((one) => ` ${stemsOf(one).join(' ')} `.includes(` ${word} `));
  return sentence ? `: “${escapeMarkdown(sentence.trim())}”` : '';
};

/** Whether an item holds a substance, as far as its seller has written it. */
function about(good: Good, { said, words }: Substance): string {
  const name = escapeMarkdown(said);
  const { named, denied } = mentionsOf(good, words);
  const [first] = named;
  if (
    first &&
    !named.some((word) => word === said || word.includes(said)) &&
    said !== 'animal materials' &&
    said !== 'leather or fur' &&
    said !== 'fragrance'
  )
    return `The description doesn't name ${name}, but it says **${escapeMarkdown(listWords(named))}**${quoted(good, first)} That can hold ${name}, so I would not choose it with an allergy before you ask our team on the ${CONTACT}.`;
  if (first)
    return `No, it isn't free of ${name}: its name or description says **${escapeMarkdown(named.length > 1 ? listWords(named) : first)}**${quoted(good, first)} If that is a problem for you, I would not choose it.`;
  const [without] = denied;
  if (without) return `Its description says that it is without ${name}${quoted(good, without)}`;
  if (said === 'animal materials' && good.text.includes(' vegan '))
    return `Yes, its description says that it is vegan${quoted(good, 'vegan')}`;
  return `The description doesn't say whether it contains ${name}, so I can't promise that it doesn't. Please ask our team on the ${CONTACT} before you order.`;
}

export const containsWords = (good: Good, substances: readonly Substance[]): string =>
  substances.map((one) => about(good, one)).join('\n\n');
