import type { Memory } from '../conversations/conversation.ts';
import { isKindOf } from '../lexicon/kinds.ts';
import type { Wish } from './wish.ts';

const LIST = String.raw`(?:ones|list|results?|items|suggestions|options|things|lot|search|set|batch|selection|choices)`;
const FIRST = new RegExp(
  String.raw`\b(?:very )?(?:first|original|initial) ${LIST}\b|\b(?:showed|had|suggested|found|gave|listed)(?: me)? (?:at )?(?:first|the (?:start|beginning))\b|\bin the beginning\b`,
);
const BEFORE = new RegExp(
  String.raw`\b(?:previous|earlier|old|former) ${LIST}\b|\b${LIST} (?:from )?(?:before|earlier)\b|\b(?:showed|had|suggested|found|gave|listed)(?: me)? (?:before|earlier)\b|^(?:please |ok |can we |can you |let us )*(?:go |take me |going )?back[?!. ]*$`,
);
const BACK = /\bback to\b|\bgo back\b|\breturn to (?:the|those|my)\b|\bwhat were (?:the|those)\b/;
const AGAIN = /\b(?:again|once more|one more time)\b/;

const names = (wishes: readonly Wish[], kinds: readonly string[]): boolean =>
  wishes.some((wish) =>
    wish.kinds.some((one) => kinds.some((kind) => isKindOf(one, kind) || isKindOf(kind, one))),
  );

/** "Go back to the first ones", "the sweaters again": what was looked for then; undefined where nothing of it is meant. */
export function backTo(
  text: string,
  kinds: readonly string[],
  { wishes = [], earlier = [] }: Memory,
): Wish[] | undefined {
  const looks = [...(wishes.length > 0 ? [{ wishes }] : []), ...earlier];
  const returns = BACK.test(text);
  if (kinds.length > 0)
    return returns || (AGAIN.test(text) && text.split(' ').length <= 10)
      ? looks.find((look) => names(look.wishes, kinds))?.wishes
      : undefined;
  if (FIRST.test(text)) return earlier.at(-1)?.wishes;
  return BEFORE.test(text) || (returns && AGAIN.test(text)) ? earlier[0]?.wishes : undefined;
}
