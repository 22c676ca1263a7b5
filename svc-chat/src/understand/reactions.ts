import { ALLERGENS } from '../lexicon/attributes.ts';
import { phraseOf } from '../lexicon/phrase.ts';
import type { Mark } from './marks.ts';
import type { Token } from './prepare.ts';
import type { Exclusion } from './wish.ts';

/** Somebody's body does not bear it: what a clause says beside such a word is kept away. */
const REACTION =
  /^(?:allerg\w*|intoleran\w*|sensitiv\w*|rash|rashes|hives|eczema|itch\w*|react\w*|anaphyla\w*|asthma\w*|migraines?|swells?|swelling|swollen|blisters?|hospital|dermatitis|irritat\w*|sneez\w*|tolerate|tolerates|deadly|contact|flare|flares|wheez\w*|poison\w*|toxic|breathless\w*|inflam\w*|forbade|forbidden|warned|welts?|cough\w*|suffocat\w*)$/;
const BORNE = /^(?:only|just|fine|ok|okay|good|instead|pure|love|loves|prefer|prefers|harmless|safe)$/;

const SUBSTANCE = (mark: Mark) =>
  mark.type === 'material' ||
  ((mark.type === 'word' || mark.type === 'kind') &&
    [...ALLERGENS].some(([id, words]) => phraseOf(id) === mark.phrase || words.has(mark.phrase)));

/** Materials that a clause names beside a reaction of the body. */
export function addReactions(
  tokens: readonly Token[],
  marks: readonly Mark[],
  used: Set<Mark>,
  add: (mark: Mark) => void,
): void {
  let from = 0;
  for (let to = 0; to <= tokens.length; to += 1) {
    if (to < tokens.length && !tokens[to]?.mark) continue;
    const words = tokens.slice(from, to).map(({ word }) => word);
    if (
      words.some((word) => REACTION.test(word)) &&
      !words.some((word) => BORNE.test(word) || word === 'not')
    ) {
      for (const mark of marks) {
        if (mark.from < from || mark.to > to || used.has(mark) || !SUBSTANCE(mark)) continue;
        add(mark);
        used.add(mark);
      }
    }
    from = to + 1;
  }
}

/** "A bag that nothing died for." */
const UNHARMED =
  /\b(?:nothing|nobody|no (?:animals?|creatures?|cows?|sheep|living \w+)) (?:\w+ ){0,3}?(?:die[ds]?|killed|harmed|hurt|suffer\w*)\b|\bwithout (?:killing|harming|hurting) (?:\w+ )?(?:animals?|creatures?)\b|\banimal (?:free|friendly)\b|\b(?:dead|from) animals?\b(?=.*\b(?:no|not|never|without)\b)|\b(?:no|not|never|without)\b.*\b(?:dead|from) animals?\b/;

/** Who somebody is says nothing of what a good is called. */
const LIVES_SO =
  /\b(?:i am|we are|he is|she is|they are|as) (?:an? )?(?:\w+ )?(?:vegans?|vegetarians?)\b|\b(?:vegan|vegetarian)s? (?:here|household|family)\b/;

/** Ways of living that rule materials out without naming them. */
export function addConvictions(
  tokens: readonly Token[],
  marks: readonly Mark[],
  used: Set<Mark>,
  add: (exclusion: Exclusion) => void,
): void {
  const text = tokens.map(({ word }) => word).join(' ');
  if (LIVES_SO.test(text))
    for (const mark of marks) if (/^(?:vegan|vegetarian)$/.test(mark.phrase)) used.add(mark);
  if (UNHARMED.test(text)) add({ type: 'allergen', id: 'animal', said: 'animal materials', always: true });
  for (const { word } of tokens) {
    if (word === 'vegan' || word === 'vegans')
      add({ type: 'allergen', id: 'animal', said: 'animal materials', always: true });
    if (word === 'vegetarian' || word === 'vegetarians')
      add({ type: 'allergen', id: 'meat-by', said: 'leather or fur', always: true });
  }
}
