import type { Memory } from '../../conversations/conversation.ts';
import { isKindOf, lineage } from '../../lexicon/kinds.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import type { Intent } from '../intent.ts';
import { goodsNamed, kindsIn, pointsAtShown } from '../item-meant.ts';
import {
  askingOfThis,
  asksForLayer,
  asksWhatGoes,
  asksWithOne,
  CLASHES,
  complementsOf,
  lacksMatch,
  layersIn,
  matchesPointed,
  matchesShown,
  ownedIn,
  stylesShown,
  wantsSortForIt,
  withoutPlaces,
  wornThere,
} from '../pairing.ts';
import type { Asked } from './asked.ts';
import { isNamedFully } from './named-fully.ts';

/** "and shoes to match" */
const TO_MATCH =
  /^(?:and |also |now |ok |then |plus |with )*(?:(?:do you have|show me|i need|find me|any|some|a|an|the) )*\w+(?: \w+)? (?:to match|that match(?:es)?|to go with (?:it|that|them)|that goes? with (?:it|that|them)|(?:that|which) (?:would |could |will )?(?:works?|suits?|fits?|looks? (?:good|right|nice|well)) (?:with )?(?:it|that|them|these|those|this))[?!. ]*$/;
/** "what do I wear with these on top?": on top of what was shown. */
const WITH_THESE = /\bwith (?:this|these|those|it|them)\b/;
const BOTH =
  /^(?!.*\b(?:i have|i own|i bought|i got|my new)\b)(?!.*\b(?:to|with|for) (?:the|my|this|that|these|those) ).*(?:\band\b|,|\bplus\b).*\b(?:to |that |which )?(?:go|goes|wear|match(?:es)?|fits?)(?: well| nicely)?(?: with)? (?:it|them|that)\b/;

/** "which scarf would suit this coat?", "what goes with this dress for a picnic?": the sort of what it is for. */
const FOR_THIS =
  /\b(?:suits?|fits?|match(?:es)?|complements?|with|for|under|over|beside) (?:this|that|these|those) ((?:\w+ ){0,2}?\w+)(?=[?!. ]*$| (?:for|to|at|in|on|when|if) )/;

/** "what belongs on the table between these chairs?" */
const ON_TABLE = /\bon (?:the|our|my) (?:\w+ )?table\b/;

const DRUNK_FROM =
  /\b(?:which|what|any|some|an?|and|or|wine|drinking) (?:\w+ )?glass(?:es)?\b(?! (?:vase|jar|bowl|plate|lamp|bottle))/;

/** What goes with an item or a kind of items. */
export function goesWith({
  clean: said,
  read,
  wish,
  memory,
  shown,
  pointed,
  shelf,
}: Asked): Intent | undefined {
  const isShown = shown.length > 0 || memory.focus !== undefined;
  // "what shoes would you wear with this? I only own sneakers": what else is told is not asked.
  const clean = withoutPlaces((isShown ? askingOfThis(said) : undefined) ?? said).replace(
    /\bon top of\b/g,
    'over',
  );
  const there = wornThere(clean);
  const kindShown = kindOfShown(memory, shelf);
  const stems = stemsOf(clean);
  const matching = shown.length > 0 && TO_MATCH.test(clean);
  const ofShown =
    matching ||
    (isShown &&
      (matchesShown(clean) ||
        isPaired(clean) ||
        matchesPointed(clean) ||
        wantsSortForIt(clean) ||
        asksWithOne(clean) ||
        stylesShown(clean, kindShown ?? '') ||
        (there !== undefined && WITH_THESE.test(clean)) ||
        isLayerOver(clean, kindShown)));
  if (!ofShown && !asksWhatGoes(clean)) return undefined;
  // "a dress and flat shoes to go with it": both are wanted.
  const told = toldBefore(clean);
  if (!ofShown && wish && read.wishes.length > 1 && BOTH.test(clean) && told === undefined) return undefined;
  const after =
    ownedIn(clean) ??
    / (?:with|for|to|under|over|match(?:es)?|complements?) (?!what|which|match|complement)((?:(?! (?:with|for|to|match(?:es)?|complements?) ).)+)$/.exec(
      clean,
    )?.[1] ??
    clean;
  const named = after.split(/[,.;!?]/)[0] ?? after;
  const ofThis = stemsOf(FOR_THIS.exec(clean)?.[1] ?? '');
  const ofSort = kindsIn(ofThis).at(-1);
  const [only, ...others] = ofSort ? goodsNamed(ofThis, shelf) : [];
  const namedThis = only && others.length === 0 && isNamedFully(only, ofThis, shelf) ? only : undefined;
  const isOfSort =
    ofSort !== undefined &&
    kindShown !== undefined &&
    (isKindOf(kindShown, ofSort) || isKindOf(ofSort, kindShown));
  const isPointed =
    pointsAtShown(after) ||
    (memory.focus &&
      /\b(?:completes?|finish(?:es)?|rounds? off) (?:the|this|my) (?:look|outfit)\b/.test(clean));
  const isMeant = ofShown || isOfSort || (isPointed && kindsIn(stemsOf(after)).length === 0);
  const anchor = isMeant ? (pointed ?? memory.focus ?? shown[0]) : undefined;
  const anchorGood = anchor
    ? shelf.byId.get(anchor._id)
    : ofSort
      ? namedThis
      : goodsNamed(
          stemsOf(told ?? (kindsIn(stemsOf(named)).length > 0 && !pointsAtShown(named) ? named : clean)),
          shelf,
        )[0];
  // What would suit a skirt is no suit.
  const kinds = kindsIn(
    /\b(?:would|will|does|do|might|could|can|should|to|that|what) suits?\b|\bsuits? (?:the|my|your|this|that|these|those|it|them)\b/.test(
      clean,
    )
      ? stems.filter((stem) => stem !== 'suit')
      : stems,
  );
  // "I own a navy suit. Which of your shoes go with it?": no good is named, and the shoes are wanted.
  const owned = anchor ? undefined : kindsIn(stemsOf(told ?? ownedIn(clean) ?? '')).at(-1);
  const anchorKind = anchorGood?.kind ?? ofSort ?? owned ?? kinds.at(-1);
  if (anchorKind) {
    const line = lineage(anchorKind);
    // "the oxford pinstripe shirt, which trousers": what its name says is not what is wanted.
    const ofName = anchorGood ? kindsIn(anchorGood.nameStems) : [];
    // "which glass goes with the bowl?": what is drunk from, and not what it is made of.
    const glass = line.includes('tableware') && DRUNK_FROM.test(clean) ? ['wine-glass'] : [];
    const wanted = [...glass, ...kinds].filter(
      (kind) =>
        !ofName.includes(kind) &&
        !line.includes(kind) &&
        kind !== anchorKind &&
        !lineage(kind).includes(anchorKind),
    );
    const category = anchorGood?.item.category;
    // "what can she wear over this", of a child's dress: the child.
    const spokenOf = category === 'kids' && wish?.recipient?.spokenOf;
    const whose = spokenOf ? category : wish?.recipient?.who;
    const who =
      (whose === 'anyone' ? undefined : whose) ??
      (category === 'men' || category === 'women' || category === 'kids' ? category : genderOfKinds(line));
    const complements = there
      ? there
      : wanted.length > 0
        ? inTurns(
            wanted.map((kind) =>
              kind === 'shoe' && IN_SUIT.test(clean)
                ? (SHOES_OF_SUIT[who ?? ''] ?? SHOES_OF_SUIT.anyone)
                : nearest(kind, line, who),
            ),
          )
        : (layersIn(clean, line) ??
          (CARRIED.test(clean) && line.includes('clothing')
            ? (BAGS_WORN[who ?? ''] ?? BAGS_WORN.women)
            : undefined) ??
          complementsOf(ON_TABLE.test(said) && line.includes('homeware') ? ['table'] : line));
    if (complements.length > 0) {
      const {
        kinds: _kinds,
        materials: _materials,
        colours: _colours,
        patterns: _patterns,
        words: _words,
        interests: _interests,
        ...frame
      } = wish ?? { kinds: [] };
      return {
        kind: 'goes-with',
        wish: {
          ...frame,
          kinds: [],
          colours: [],
          materials: [],
          patterns: [],
          words: [],
          interests: [],
          // "there is no top that goes with it": the top is wanted.
          not: (wish?.not ?? []).filter(
            ({ type, id, always }) =>
              always ||
              (!(type === 'word' && CLASHES.test(id)) &&
                (!lacksMatch(clean) || (type === 'kind' && !wanted.includes(id)))),
          ),
          // Of what was shown a place or a day says what of it; beside a name it may be a part of that.
          occasions: ofShown ? (wish?.occasions ?? []) : [],
          ...(who ? { recipient: { who } } : {}),
        },
        complements,
        beside: anchorGood?.item.name ?? anchorKind,
        not: new Set(anchorGood ? [anchorGood.item._id] : []),
      };
    }
  }
  return undefined;
}

/** "what bottoms go with this for a day at home", "which of your shoes match these?" */
const PAIRED =
  /\b(?:with|match(?:es)?|suits?|complements?|beside|between|under|over) (?:this|these|those|it|them)(?: one| ones)?(?= ?(?:[.,;!?]|$)| (?:for|to|on|in|at|when|if|so|and|please|then|tonight|tomorrow)\b)/;
const WITH_WHICH =
  /\bwith (?:which|what) (?:\w+ ){1,3}(?:does|do|should|can|would|could) (?:one|i|you|he|she|we|they) (?:wear|combine|put|match|pair) (?:it|this|these|them)\b/;
/** "what would one carry with this?" */
const CARRIED = /\b(?:what|which)\b(?: \w+){0,5} (?:carry|carries|carried|hold)\b/;
const WHICH_OF =
  /\b(?:which|what) (?:of|from|in) (?:your|the|yours|our)\b(?: \w+){0,4}? (?:would |could |can |might |will )?(?:go|goes|match(?:es)?|suits?|complements?|works?|belongs?)\b/;
/** Whether it asks what goes with what is shown, and of nothing else that was told of. */
export const isPaired = (clean: string): boolean =>
  ((PAIRED.test(clean) && (asksWhatGoes(clean) || WHICH_OF.test(clean))) || WITH_WHICH.test(clean)) &&
  ownedIn(clean) === undefined &&
  toldBefore(clean) === undefined &&
  kindsIn(stemsOf(clean.slice(0, PAIRED.exec(clean)?.index ?? 0))).length <= 1;

/** "My wife has the plaid coat. She wants gloves with it": what was told of before it is asked what goes with it. */
function toldBefore(clean: string): string | undefined {
  const sentences = clean.split(/(?<=[.!?]) /);
  const asking = sentences.findIndex((sentence) => asksWhatGoes(sentence) && pointsAtShown(sentence));
  const before = sentences.slice(0, Math.max(0, asking)).join(' ');
  return kindsIn(stemsOf(before)).length > 0 ? before : undefined;
}

const kindOfShown = ({ focus, shown = [] }: Memory, shelf: Shelf): string | undefined => {
  const one = focus ?? shown[0];
  return one && shelf.byId.get(one._id)?.kind;
};

/** "pretty, but I freeze. Something warmer to throw over?": over the clothes that were shown. */
const isLayerOver = (clean: string, kindShown: string | undefined): boolean =>
  asksForLayer(clean) && kindShown !== undefined && isKindOf(kindShown, 'clothing');

/** "a top and shoes": one of each, and then the next of each. */
const inTurns = (lists: readonly (readonly string[])[]): readonly string[] => {
  const longest = Math.max(...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set(turns.flat())];
};

/** "my navy suit": no trainers. */
const IN_SUIT = /\b(?:my|an?|his|her|the|our|this) (?:\w+ ){0,3}?(?:suit|tuxedo|dinner jacket)\b/;
const SHOES_OF_SUIT: Readonly<Record<string, readonly string[]>> & { anyone: readonly string[] } = {
  men: ['derby'],
  women: ['pump', 'flat'],
  anyone: ['derby', 'pump'],
};

/** What one carries with what one wears, and no luggage. */
const BAGS_WORN: Readonly<Record<string, readonly string[]>> & { women: readonly string[] } = {
  women: ['handbag', 'clutch', 'briefcase', 'backpack'],
  men: ['briefcase', 'backpack'],
  kids: ['backpack'],
};

/** Of a wide kind what is nearest: of bags, with a dress, a clutch. What is no clothing has accessories of its own. */
function nearest(wanted: string, line: readonly string[], who: string | undefined): readonly string[] {
  const all = complementsOf(line);
  const near = all.filter((kind) => isKindOf(kind, wanted));
  if (wanted === 'accessory' && !line.includes('clothing') && all.length > 0) return all;
  if (near.length > 0) return near;
  const isWorn = ['clothing', 'shoe', 'jewellery'].some((kind) => line.includes(kind));
  return wanted === 'bag' && isWorn ? (BAGS_WORN[who ?? ''] ?? BAGS_WORN.women) : [wanted];
}

/** Who wears such kinds, where no item says it. */
const genderOfKinds = (line: readonly string[]): 'women' | 'men' | undefined =>
  line.some((kind) => ['dress', 'skirt', 'blouse', 'bikini', 'pump', 'flat'].includes(kind))
    ? 'women'
    : line.includes('chinos') || line.includes('derby')
      ? 'men'
      : undefined;
