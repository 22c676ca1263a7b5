import { isKindOf } from '../lexicon/kinds.ts';
import { PEOPLE } from '../lexicon/people.ts';
import { stemsOf } from '../lexicon/phrase.ts';
import { kindsIn } from './item-meant.ts';
import { WORN_ON } from './worn-on.ts';

/** What one wears or uses with what: for each kind the kinds that complete it, the nearest first. */
const PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ['blazer', ['shirt', 'trousers', 't-shirt', 'skirt', 'shoe', 'dress', 'jeans']],
  [
    'outerwear',
    ['jeans', 'trousers', 'sweater', 'shirt', 't-shirt', 'skirt', 'shoe', 'scarf', 'glove', 'umbrella'],
  ],
  ['knitwear', ['trousers', 'jeans', 'skirt', 'shirt', 'shoe', 'coat', 'scarf']],
  ['hoodie', ['jeans', 'trousers', 'shorts', 'sneaker', 'cap', 'jacket']],
  ['top', ['trousers', 'jeans', 'skirt', 'shorts', 'blazer', 'jacket', 'cardigan', 'shoe']],
  ['skirt', ['blouse', 'shirt', 't-shirt', 'sweater', 'cardigan', 'blazer', 'jacket', 'shoe']],
  ['bottom', ['shirt', 't-shirt', 'sweater', 'blouse', 'jacket', 'blazer', 'shoe', 'cap']],
  ['dress', ['pump', 'sandal', 'flat', 'clutch', 'cardigan', 'jacket', 'hat', 'handbag', 'bracelet', 'ring']],
  ['swimwear', ['sunglasses', 'hat', 'sandal', 'robe', 'shirt']],
  ['shoe', ['trousers', 'jeans', 'dress', 'skirt', 'chinos', 'sock', 'blazer']],
  ['bag', ['scarf', 'sunglasses', 'coat', 'purse', 'shoe']],
  ['jewellery', ['dress', 'watch', 'clutch', 'blouse']],
  ['watch', ['bracelet', 'shirt', 'blazer', 'briefcase']],
  ['scarf', ['coat', 'glove', 'hat', 'sweater']],
  ['accessory', ['coat', 'dress', 'shirt', 'bag']],
  ['teapot', ['cup', 'bowl', 'basket', 'candle']],
  ['tableware', ['wine-glass', 'plate', 'bowl', 'teapot', 'candle']],
  ['bed', ['lamp', 'alarm-clock', 'candle', 'clock', 'plant']],
  ['table', ['vase', 'candle', 'bowl', 'teapot', 'plant']],
  ['bathtub', ['sponge', 'soap', 'candle', 'body-wash', 'plant']],
  ['sofa', ['print', 'plant', 'candle', 'vase', 'mirror']],
  ['furniture', ['mirror', 'plant', 'vase', 'candle', 'print']],
  ['homeware', ['candle', 'vase', 'plant', 'print']],
  ['laptop', ['mouse', 'keyboard', 'headphone', 'backpack']],
  ['camera', ['backpack', 'suitcase', 'laptop', 'handbag']],
  ['electronics', ['headphone', 'keyboard', 'mouse']],
  ['makeup', ['cream', 'polish', 'perfume', 'lipstick']],
  ['beauty', ['lotion', 'soap', 'cream', 'sponge']],
  ['toy', ['teddy', 'doll', 'kite', 'backpack']],
];

export const complementsOf = (lineage: readonly string[]): readonly string[] =>
  lineage.map((kind) => PAIRS.find(([one]) => one === kind)?.[1]).find((pairs) => pairs !== undefined) ?? [];

const LAYERS: readonly (readonly [string, readonly string[]])[] = [
  ['coat', ['scarf']],
  ['jacket', ['coat', 'scarf']],
  ['swimwear', ['robe', 'shirt', 'sundress']],
  ['bottom', ['shirt', 't-shirt', 'sweater', 'jacket', 'hoodie', 'blouse']],
  ['clothing', ['cardigan', 'blazer', 'jacket', 'coat', 'sweater', 'hoodie']],
];

/** What is worn over or under something, where that is asked. */
export function layersIn(text: string, line: readonly string[]): readonly string[] | undefined {
  if (
    /\b(?:wear|put|throw|pull|slip|drape|sling|layer|layered|worn|go|goes|something|anything)\b.*\b(?:over|on top)\b/.test(
      text,
    )
  )
    return LAYERS.find(([kind]) => line.includes(kind))?.[1];
  return line.includes('clothing') &&
    /\b(?:wear|put|layer|layered|worn|goes?|something|anything)\b.*\b(?:under|underneath|beneath)\b/.test(
      text,
    )
    ? ['t-shirt', 'shirt', 'blouse', 'sweater']
    : undefined;
}

const ASKS =
  /(?<!\b(?:i|we|will|let us) )\bgo (?:\w+ ){0,2}?with\b(?! (?:no|care|that one|this one)\b)|\b(?:goes|going|wear|worn|carry|carried|pair(?:s|ed)?|match(?:es|ing)?|combine[sd]?|suits?|style|look(?:s)? good|fits?|put|take(?! (?:the |my |our |some )?(?:photos?|pictures?|selfies|shots?|notes)\b))\b(?:(?!\bwith (?:no|care)\b)[^.?!])*\bwith\b|\bwith (?:what|which)\b(?!.*\b(?:does|do|is|are|can|will|was) (?:it|they|this|that|these|those|one) (?!go|match|pair|look|fit|suit|combine|wear))|\b(?:goes|go|works?) (?:well |nicely |best )?(?:under|underneath|beneath|over) (?:the|my|an?|this|that|these|those) \w+|\bwhat (?:\w+ )?(?:to wear|goes|would go|(?:should|can|could|would|might|may|shall) (?:i|she|he|you|one|they|we|(?:my|our) \w+) (?:wear|put|put on|throw|layer)|might one wear|do (?:i|you|we|people|they) wear)(?: \w+){0,3} (?:with|to|under|over|on top of)\b|\blooks? (?:\w+ )?(?:nice|great|lovely|well|best|right|smart|pretty|amazing|cute|fab\w*) with (?:it|this|these|that|those|them|the|my|her|his)\b|\bto go with\b|\bto match\b(?: please)?[?!. ]*$|\b(?:looks?|goes|go|sits?|stands?) (?:good|nice|nicely|well|great|best|lovely)? ?(?:next to|beside|alongside|together with|on top of)\b|\b(?:to|that|would|what|which|anything|something) (?:match(?:es)?|complements?) (?:the|my|an?|this|these|those|her|his) \w+|\b(?:what|which) (?:\w+ ){0,3}works? (?:well )?with\b|\b(?:which|what) (?:\w+ ){0,3}(?:belongs? (?:to|with)|accompan(?:y|ies)) |\b(?:wear|go|put|carry|worn) (?:with|beside|alongside|next to|together with|on top of) (?:it|that|this|them)\b|\b(?:completes?|finish(?:es)?|rounds? off) (?:the|this|my) (?:look|outfit)\b|\b(?:i (?:own|have|bought|got)|my new) (?:the |a |your |these )?\w+(?: \w+){0,4}[.,;?!]? (?:so )?(?:which|what) (?:kind of |sort of )?(?:tops?|shoes?|bags?|shirts?|jackets?|trousers|skirts?|hats?|accessories)\b/;
const KIND_FOR_KIND =
  /^(?:what |which |any |and |matching |some |show me |find me |i need |need |recommend )*(?:shoes?|bags?|tops?|trousers|pants|shirts?|jackets?|belts?|socks|accessories|hats?|caps?|gloves|watch|umbrella|scar(?:f|ves)|jewel\w+|skirts?|(?:wine )?glass(?:es)?|cups?|mugs?|saucers?|plates?|bowls?|cutlery)(?: \w+){0,3} (?:for|with|to) (?:the |my |a |these |those |this |that )?/;

const WHICH_MATCH =
  /\b(?:which|what) \w+(?: \w+){0,5} (?:would |could |can )?(?:match(?:es)?|complements?|suits?)\b/;

/** "I bought the ivory blazer. Trousers?", "got the trench, which shoes?", "I have chinos, need a shirt that fits them", "bikini bought, what else do I need?" */
const OWNED = [
  /^(?:and |so )?my (?:new |old )?((?:\w+ ){1,3}?)(?:is|are) (?:\w+ ){1,3}?[.,;!] ?(?:any |some |what |which |matching )*\w+ (?:in|of) (?:the same|that|a matching) \w+ ?\?/,
  /\b(?:i|we) (?:already |just )?(?:have |had )?(?:have|own|bought|got) ((?:the|your|this) (?:\w+ ){1,5}?)(?:already |now )?[.;!,] ?(?:so |now |and )?(?:what|which)(?! is\b| are\b| does\b| do\b(?! (?:i|we|you) (?:wear|put|pair|combine|match|carry|take)\b)) (?!else\b)\w+/,
  /\b(?:i|we) (?:just )?(?:bought|own|have|got) ((?:the|an?|your|this|these|those|my) (?:\w+ ){1,4})[.,;!] ?(?:any |some |matching |so |now )*\w+(?: \w+)? ?\?/,
  /(?:^|\b(?:i|we|she|he) )(?:just |already |now )?(?:have |has )?(?:bought|owns?|have|has|got|ordered) (?!you\b|any\b)((?:(?:the|an?|your|this|these|those|my|some) )?(?:\w+ ){1,4})(?:[.,;!:] ?|and |so |but )(?:\w+ )?(?:which|what) (?!is\b|are\b|does\b|do\b(?! (?:i|we|you) (?:wear|put|pair|combine|match|carry|take)\b)|was\b|about\b)\w+(?: \w+){0,7} ?[?.!]*$/,
  /(?:^|\b(?:i|we|she|he) )(?:just |already |now )?(?:bought|owns?|have|has|got|ordered) (?!you\b|any\b)((?:(?:the|an?|your|this|these|those|my|some) )?(?:\w+ ){1,4})(?:[.,;!:] ?|and |so |but )(?:\w+ ){0,3}(?:need|want|look(?:ing)? for|seek(?:ing)?|missing) (?:\w+ ){1,5}(?:that |which |to )?(?:would |will )?(?:fits?|suits?|match(?:es)?|go(?:es)?(?: \w+)? with|for|with|on top of|over) (?:it|them|that|those|this|these)\b/,
  /^(?:(?:so|hi|hello|hey|,) ?)*(?:i|we|she|he|my \w+) (?:just |already |now )?(?:have |has )?(?:bought|owns?|have|has|got|ordered) (?!you\b|any\b)((?:the|an?|your|this|these|those|my|some) (?:\w+ ){1,4})(?:[.,;!:] ?|and |so |but )(?:now |so |and )*(?:(?:i|we|she|he) )?(?:just |only |still |now )*(?:needs?|wants?|looking for|missing) (?!to\b|another\b|something else\b)(?:\w+ ){0,2}?\w+(?: (?:now|too|next|then))?[?!. ]*$/,
  /(?:^|[.,;!] ?)((?:(?:i|we) (?:already )?(?:have|got|bought) )?(?:(?:the|an?|your|this|these|those|my) )?(?:\w+ ){1,4})(?:(?:is |are )?(?:bought|sorted|ordered|done|found) )?[.,;!:] ?(?:\w+ )?what else (?:do|should|would|could|can|shall|might|goes|is|will)\b/,
];
/** "something that suits these plates", "a matching saucer for the teapot", "a top that does not clash with the skirt" */
const SUITS_NAMED =
  /\b(?:(?:that|which|to|would|will|might|could|something|anything) (?:\w+ )?suits?|matching (?:\w+ ){1,5}?(?:for|to|with)|(?<=\w )matching|not (?:clash|fight|compete|argue|jar) with) (?:the|my|an?|this|that|these|those|her|his|our|your) ([^.?!,;]+)/;
/** "which skirt with the second one?" */
const WHICH_WITH_ONE =
  /^(?:(?:and|so|ok|but|then|,) ?)*(?:which|what|any|an?) ((?:\w+ ){1,3}?)(?:with|under|over|for|to go with|beside) (?:it|this|these|those|them|that|(?:the|that|this) (?:\w+ )?one)(?: (?:then|please))?[?!. ]*$/;
/** "what shirt under the gilet for golf" */
const UNDER_NAMED =
  /^(?:(?:and|so|ok|,) ?)*(?:what|which) ((?:\w+ ){1,3}?)(?:under|underneath|beneath|over|on top of) (?:the|my|his|her|an?|this|that|these|those) (\w+(?: \w+){0,2})/;
const isUnderNamed = (text: string): boolean => {
  const [, wanted, owned] = UNDER_NAMED.exec(text) ?? [];
  return wears(wanted) && wears(owned);
};
/** What is said of colours and shapes that do not go together. */
export const CLASHES = /^(?:clash|fight|compete|argue|jar)$/;
/** Whether it names a thing to wear for one of those shown. */
export const asksWithOne = (text: string): boolean => wears(WHICH_WITH_ONE.exec(text)?.[1]);

/** "what trousers match?": with what is on the screen. */
const MATCHES_SHOWN =
  /\b(?:what|which) (?:\w+ ){1,3}?(?:would |could |might )?(?:match(?:es)?|suits?|goes|go|works?)(?: well| best| nicely)?(?: (?:with )?(?:it|them|that|this|these|those)(?: one)?)?[?!. ]*$/;
/** "anything to serve with the teapot", "something to go on top of the slip dress". */
const SOMETHING_WITH =
  /\b(?:something|anything|what|things?) (?:to|that|which|can|could|should|would) (?:\w+ ){1,3}?(?:with|over|on top of|under|underneath|alongside|next to) (?:the|my|an?|this|that|these|those|her|his|it|them)\b/;

/** "something to put beside the bed": what stands by a thing of the house. */
const SOMETHING_BY =
  /\b(?:something|anything|what|things?)(?: \w+)? (?:to|that|which|can|could|should|would) (?!hang|lay|sleep|sit|lie)(?:\w+ ){1,4}?(?:beside|by|near|next to|around|behind|in front of|above|over|opposite|alongside|on|onto) (?:the|my|an?|this|that|our|her|his) (?:\w+ )?(\w+)/;

/** "what trousers and shoes would make it complete?" */
const COMPLETES =
  /\b(?:what|which) (?:\w+ ){1,4}?(?:would |could |might |will |should )?(?:make (?:it|them|this|that|these|the (?:look|outfit)) complete|complete (?:it|them|this|that|these)|finish (?:it|them|this|that|these|the (?:look|outfit))(?: off)?|round (?:it|them|this|that|these) off)\b/;
/** "which scarf would you choose with it?" */
const CHOOSES_WITH =
  /\b(?:which|what) (?:\w+ ){1,3}?(?:would|do|should|can|could) (?:you|i|we) (?:choose|recommend|suggest|pick|select|advise|propose) (?:with|to go with|to wear with) (?:it|this|these|those|them|that|the|my|her|his)\b/;
/** "something over the linen shirt" */
const OVER_NAMED =
  /\b(?:something|anything|a layer) (?:\w+ )?(?:over|under|underneath|beneath|on top of) (?:the|my|her|his) ([^.?!,;]+)/;
/** "a warm layer for under the field jacket" */
const FOR_UNDER =
  /\b(?:for|to go|to wear) (?:under|underneath|beneath|over|on top of) (?:the|my|his|her|an?|this|that|these|those) ([^.?!,;]+)/;
/** "what plates fit the teapot": none that would hold it. */
const FITS = /\b(?:which|what) ((?:\w+ ){1,5}?)(?:would |could )?fits? (?:the|my|our|this|that|your) \w+/;
/** "She wants gloves and a scarf with it" */
const WANTS_WITH =
  /\b(?:wants?|needs?|would like|look(?:s|ing)? for|search\w* for) ((?:(?!for\b|with\b)\w+ ){1,6})(?:with|for|to go with|to wear with|beside) (?:it|this|these|those|them|that)\b/;
/** "i wear the striped tee all day" */
const WEARS =
  /\b(?:i|he|she|we|my \w+) (?:always |only |often )?(?:wears?|ha(?:ve|s)|owns?|got|bought|loves?|lives? in) (?:the|my|his|her|an?|this|that|your|these|those) /;
/** Whether something to wear is wanted beside another that was named before. */
const wantsBeside = (text: string): boolean => {
  const found = WANTS_WITH.exec(text);
  return wears(found?.[1]) && kindsIn(stemsOf(text.slice(0, found?.index))).length > 0;
};
const wears = (text: string | undefined): boolean => kindsIn(stemsOf(text ?? '')).some(isWorn);

/** "what else would look nice on the table next to that bowl": what stands by a thing. */
const STANDS_BY =
  /\b(?:what|which|something|anything|things?)\b(?: \w+){0,5}? (?:looks?|goes|go|stands?|sits?|fits?|works?|belongs?|put|place|rounds? off|completes?|brightens?|finish(?:es)?|improves?|be nice)\b(?: \w+){0,6}? (?:next to|beside|alongside|along with|together with|close to|between|around|round) (?:(?:the|my|that|this|those|these|our|your) (?:\w+ ?){1,4}|it|them|this|that)/;

/** Where something stands or hangs, and what it stands by is another. */
const PLACE =
  /\b(?:on|onto|in|at|from) (?:the|my|our|a|her|his) (?:\w+ )?(?:table|desk|shelf|tray|wardrobe|closet|cupboard|chest of drawers|drawers|dresser|window ?sill|ledge|sideboard|mantel\w*|sofa|couch|bed)\b(?! (?:lamp|linen))|\b(?:my|our|the|her|his) (?:wardrobe|closet|cupboard|drawers?)\b/g;
/** A prepared text without the places where things stand. */
export const withoutPlaces = (text: string): string => text.replace(PLACE, ' ').replace(/ {2,}/g, ' ').trim();

/** "these to the office. A shirt and shoes to match": for what was pointed at before. */
const TO_MATCH_POINTED =
  /\b(?:these|this|it|them|those|that one)\b.*\b(?:to match|to go with (?:it|that|them|these|this)|that match(?:es)?)(?:,? please)?[?!. ]*$/;
export const matchesPointed = (text: string): boolean => TO_MATCH_POINTED.test(text);

const ON_PART = /\b(?:on|for|around|round) (?:my|her|his|your) (\w+)\b/;
/** "what do I put on top?", "what can I wear on my feet?": the kinds that are worn there. */
export function wornThere(text: string): readonly string[] | undefined {
  if (!/\b(?:wear|put|have|pull|worn|go|goes|looks?|need|good|nice)\b/.test(text)) return undefined;
  if (/\bon top(?! of)\b/.test(text)) return ['shirt', 't-shirt', 'sweater', 'jacket', 'hoodie', 'blouse'];
  if (/\b(?:on|for) (?:my|the|her|his|your) feet\b/.test(text)) return ['shoe'];
  if (/\b(?:on|for) (?:my|the|her|his|your) (?:legs|(?:bottom|lower) half)\b|\bfor below\b/.test(text))
    return ['trousers', 'skirt'];
  const part = ON_PART.exec(text)?.[1] ?? '';
  return WORN_ON.find(([name]) => name.test(part))?.[1];
}

/** "something warmer to wear over?" of what was shown, which needs no name. */
const OVER_SHOWN =
  /(?:\b(?:something|anything|what)\b(?: \w+){0,4}? |^(?:and |but |so )?)(?:to|can i|could i|should i|do i|would i|i can|i could) (?:wear|put|layer|throw|pull|slip|drape|sling)(?: on)? (?:on top|over|around|underneath|under)(?: (?:of )?(?:it|that|this|them|these|those|(?:my|her|the) (?:shoulders|arms|back)))?(?: (?:when|if|in|at|on|to|while|until|before|for|once|later|after) [^.?!]*)?[?!. ]*$/;
export const asksForLayer = (text: string): boolean => OVER_SHOWN.test(text);

/** "there is no top in my wardrobe that goes with it": the top is wanted. */
const LACKS =
  /\b(?:no|not (?:got )?(?:a|any|one|a single)|nothing|without (?:a|any))\b(?: \w+){1,6}? (?:that|which|to|i own|i have|i have got) (?:\w+ )?(?:goes?|match(?:es)?|fits?|suits?|works?|wear)\b/;
/** Whether somebody has nothing that goes with it, and so refuses nothing. */
export const lacksMatch = (text: string): boolean => LACKS.test(text);

/** The sentence that asks what goes with "this" or "these", where others stand around it. */
export const askingOfThis = (text: string): string | undefined =>
  text
    .split(/(?<=[.?!]) /)
    .find(
      (sentence) =>
        /\b(?:with|to|for|beside|under|over|suit|match|complement) (?:this|these|those)\b(?: one| ones)? ?[?!.]*$/.test(
          sentence,
        ) &&
        (ASKS.test(sentence) || MATCHES_SHOWN.test(sentence)),
    );

/** What somebody has and wants something for, in their words. */
export const ownedIn = (text: string): string | undefined =>
  kindsIn(stemsOf(text)).length > (/\bwhat else\b/.test(text) || wornThere(text) ? 0 : 1)
    ? OWNED.map((pattern) => pattern.exec(text.replace(/([.,;!?])/g, ' $1'))?.[1]).find(
        (owned) =>
          owned !== undefined &&
          kindsIn(stemsOf(owned)).length > 0 &&
          !/\b(?:feet|foot|hands?|head|hair|skin|legs?|arms?|eyes?)\b/.test(owned),
      )
    : undefined;

/** "My skin goes red with lanolin" asks for nothing that matches. */
const BODY_GOES = /\b(?:skin|face|neck|hands?|eyes?|lips?|nose|scalp) (?:\w+ )?(?:goes|go)\b/;

/** Whether it asks for things that match, and names nothing for them to match: what was shown is meant. */
export const matchesShown = (text: string): boolean => MATCHES_SHOWN.test(text);

/** "how would you style these?", "style this for a wedding", "how do I combine it with others": how it is worn. */
const STYLED =
  /^(?:(?:please|can|could|would|you|help|me) )*(?:style|accessori[sz]e|dress (?:up|down)) (?:it|this|these|them|those|that)\b|\bhow would (?:you|an? \w+|others?|people) wear (?:it|this|these|them)\b|\bhow (?:do|can|could|would|should) (?:i|one|he|she|you) (?:make (?:it|this|these|them)(?: look)? (?:less|more) \w+|dress (?:it|this|these|them) (?:up|down))|\b(?:how|what|which \w+) (?:(?:would|do|does|can|could|should|might|shall|to|will) )(?:(?:i|we|you|one|she|he|they|(?:my|our) \w+) )?(?:best )?(?:style|combine|pair|accessori[sz]e|rock|dress up) (?:it|this|these|them|those|that|(?:the|my|your|an?) \w+)\b|\b(?:styling|outfit) (?:tips?|ideas?|advice|help|suggestions?|inspo\w*)\b.*\b(?:for|with|around) (?:it|this|these|them|those|that|(?:the|my|your|an?) \w+)\b/;
/** "what else should I get along with this?", "anything to buy together with the laptop" */
const ALONG =
  /\b(?:what|anything|something|which|things?)\b[^.?!]*\b(?:along|together|in addition) (?:with|to) (?:it|this|these|them|those|that|(?:the|my|your|an?) \w+)\b/;
const POINTS = /\b(?:it|this|these|them|those|that)\b/;
/** "which jacket would you put over the dress" */
const PUT_OVER =
  /\b(?:which|what|any|some|something|anything)\b(?: \w+){0,6}? (?:put|wear|worn|throw|pull|slip|layer|layered|drape|sling|go|goes)(?: on)?(?: \w+)? (?:over|on top of|under|underneath|beneath) (?:the|my|an?|this|that|these|those|her|his|our|their) ([^.?!,;]+)/;

/** Whether it asks how what was shown is worn, or what more to get with it. */
export const stylesShown = (text: string, kind: string): boolean =>
  ((isWorn(kind) && STYLED.test(text)) || ALONG.test(text)) &&
  POINTS.test(text) &&
  kindsIn(stemsOf(text)).length === 0;

const NO_QUALITY =
  /^(?:to|for|with|who|which|that|in|on|at|and|or|but|is|are|has|have|wants?|likes?|loves?|needs?|wears?|the|an?|minus|without|no|not|except|less|size|\d+|of|from|under|over|please|i|he|she|they|it)$/;
/** "my husband's wool overcoat": without whose it is, where nothing but its qualities stands between. */
function withoutOwner(stems: readonly string[]): readonly string[] {
  if (!PEOPLE.has(stems[0] ?? '')) return stems;
  const mine = stems.slice(1);
  const at = mine.findIndex((stem) => kindsIn([stem]).length > 0);
  const isOwned = at > 0 && !mine.slice(0, at).some((stem) => NO_QUALITY.test(stem) || PEOPLE.has(stem));
  // "socks for my son warm gloves for my daughter": a list.
  return isOwned && !mine.includes('for') ? mine : stems;
}

const FOR_OWNED =
  /^((?:(?! (?:for|with|beside) ).)+) (?:for|with|beside) (?:the|my|your|these|those|this|that) (.+?)[?!. ]*$/;
const isWorn = (kind: string) => ['clothing', 'shoe', 'accessory'].some((one) => isKindOf(kind, one));

const OFFERED =
  /^(?:(?:is|are) there|do you have|have you(?: got)?|(?:can|could) you (?:suggest|recommend|show me)) /;
/** "a hat or scarf for it?", "a top for these? Size M": a thing to wear for another that was spoken of. */
const SORT_FOR_IT =
  /(?:^|[.,;!?] )((?:(?!no\b|not\b|right\b|same\b|size\b|sizes\b|price\b|is\b|are\b|does\b|how\b)[a-z-]+ ){1,7})(?:for|to go with|beside) (?:it|this|these|those|them|that)(?: one| ones)?(?: please| then| too| as well)?(?= ?(?:[?.!,]|$))/;
export function wantsSortForIt(text: string, named = false): boolean {
  const said = text.replace(OFFERED, '');
  const found = SORT_FOR_IT.exec(said);
  const wanted = kindsIn(stemsOf(found?.[1] ?? '').slice(-2));
  // "a laptop and a bag for it": what it is for is wanted, too.
  return wanted.some(isWorn) && (!named || kindsIn(stemsOf(said.slice(0, found?.index))).length > 0);
}

/** "a bag for the suede pumps": one thing to wear that is wanted, and another that is there. */
function isBesideOwned(text: string): boolean {
  const bare = text.replace(OFFERED, '');
  const [, wanted = '', owned = ''] = FOR_OWNED.exec(bare) ?? [];
  if (/\b(?:no|not|without|but|is|are|does|do|how|and|also|because)\b|[,.;]/.test(bare)) return false;
  const stems = withoutOwner(stemsOf(owned));
  return (
    kindsIn(stemsOf(wanted)).some(isWorn) &&
    kindsIn(stems).some(isWorn) &&
    !stems.some((stem) => PEOPLE.has(stem))
  );
}

/** "what else does a bikini owner need?" */
const OWNER_NEEDS =
  /\bwhat (?:else )?(?:does|do|would|should|might|must) (?:an? |the )?(?:\w+ ){1,3}(?:owners?|wearers?|lovers?|users?) (?:\w+ )?(?:need|want|have|own|buy|get|use)\b/;

/** "a bag to go out with" goes with nothing. */
const GOES_OUT =
  /\b(?:go|goes|going|take|takes|taking|walk|travel|run) (?:out|away|along|home|on \w+|to (?:the )?\w+|shopping|dancing)? ?with(?: (?:me|him|her|us|them|friends|my \w+|the (?:girls|boys|kids|family)))?(?= ?(?:[,.;!?]|$)| (?:on|onto|in|to|as|into|through) )/g;

/** "what shoes and which scarf with it?", "a top that works with these": something to wear beside what is pointed at. */
const SORT_WITH =
  /\b(?:what|which) ((?:(?!(?:is|are|comes?|do|does|did|can|could|was|goes|go)\b)\w+ ){1,6})with (?:it|this|these|those|that|them)(?= ?(?:[?.!]|$))/;
const WORKS_WITH =
  /\b(?:what|which|any|some|an?) ((?:\w+ ){1,4}?)(?:that |which |to |would |could )?works? (?:well |best |nicely )?with (?:it|this|these|those|them|that|(?:the|my|an?) \w+)/;

/** Whether a prepared text asks what goes with something. */
export function asksWhatGoes(said: string): boolean {
  const text = said.replace(GOES_OUT, ' ');
  if (OWNER_NEEDS.test(text) && kindsIn(stemsOf(text)).length > 0) return true;
  if (ownedIn(text) !== undefined) return true;
  if (BODY_GOES.test(text)) return false;
  if (ASKS.test(text) || WHICH_MATCH.test(text) || isUnderNamed(text)) return true;
  if (kindsIn(stemsOf(SUITS_NAMED.exec(text)?.[1] ?? '')).length > 0) return true;
  if (STYLED.test(text) && kindsIn(stemsOf(text)).some(isWorn)) return true;
  if (kindsIn(stemsOf(PUT_OVER.exec(text)?.[1] ?? '')).some(isWorn)) return true;
  if (ALONG.test(text) && kindsIn(stemsOf(text)).length > 0) return true;
  if (STANDS_BY.test(text) || COMPLETES.test(text) || CHOOSES_WITH.test(text)) return true;
  if (wears(FOR_UNDER.exec(text)?.[1]) || wears(OVER_NAMED.exec(text)?.[1]) || wantsBeside(text)) return true;
  if (kindsIn(stemsOf(FITS.exec(text)?.[1] ?? '')).some((kind) => !isKindOf(kind, 'bag'))) return true;
  if (WEARS.test(text) && wornThere(text) && wears(text)) return true;
  if (wears(SORT_WITH.exec(text)?.[1]) || wears(WORKS_WITH.exec(text)?.[1])) return true;
  const by = SOMETHING_BY.exec(text)?.[1];
  if (by && kindsIn(stemsOf(by)).some((kind) => isKindOf(kind, 'furniture') || kind === 'bathtub'))
    return true;
  if (SOMETHING_WITH.test(text) && kindsIn(stemsOf(text)).length > 0) return true;
  if (isBesideOwned(text) || wantsSortForIt(text, true)) return true;
  const found = KIND_FOR_KIND.exec(text);
  if (!found) return false;
  const rest = stemsOf(text.slice(found[0].length).split(/[,.;]/)[0] ?? '');
  const owned = withoutOwner(rest);
  const next = owned.slice(0, owned === rest ? 3 : 5);
  return (
    kindsIn(next).length > 0 &&
    !next.some((stem) => PEOPLE.has(stem)) &&
    !/\b(?:no|not|without|but)\b/.test(text)
  );
}
