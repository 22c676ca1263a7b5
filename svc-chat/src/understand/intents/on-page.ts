import { withAnswers } from '../../lexicon/answers.ts';
import { lineage } from '../../lexicon/kinds.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import { stem } from '../../text/words.ts';
import { isAboutShop, isQuestion, SO } from '../cues.ts';
import { CHEAPER, DEARER } from '../follow-up.ts';
import type { Intent } from '../intent.ts';
import { kindsIn } from '../item-meant.ts';
import { asksWhatGoes, wantsSortForIt } from '../pairing.ts';
import { isSmallWord } from '../small-words.ts';
import type { Asked } from './asked.ts';

const IT = String.raw`(?:it|this|this one|that one|them|these|here|there)`;
const IS = String.raw`(?:is|are|was|will|would|can|could|may|must|should|do|does|did|has|have)`;
/** How a question may begin: with a greeting, too. */
const HI = String.raw`^(?:(?:and|but|so|ok|hm+|hi|hello|,|\.) ?)*`;
/** What is only said of something that lies before one's eyes. */
const OF_IT = [
  // "can I just throw it in the washing machine", "may the little one chew on it".
  new RegExp(
    String.raw`${HI}(?:${IS}|how (?:do|would|should|can)) (?:i|we|you|one|the \w+|my \w+) (?:\w+ ){1,4}?(?:it|this|them|these)\b`,
  ),
  // "will it survive the dishwasher", "does it contain lead".
  new RegExp(String.raw`${HI}${IS} (?:it|this|they|these|this one) `),
  // "is he washable", of a bear.
  /^(?:is|can|was|will) (?:he|she) (?:be )?(?:machine |hand |easily |also )?(?:\w*washable|washed|cleaned|stuffed|filled|made|soft)\b/,
  // "so heavy I can't lift it?"
  /^(?:and |but )*(?:so|too|very) \w+ (?:that )?(?:i|one|you|we|she|he|my \w+) [^?]*\b(?:it|them|this|these)\b/,
  // "my husband snores, will I hear him through these"
  /[,.;] ?(?:and |so |but )?(?:will|would|can|could|does|do|is|are) (?:i|he|she|we|they|one) (?:\w+ ){1,5}(?:it|them|this|these)[?!. ]*$/,
  // "too warm for spring?"
  /^(?:and |but |so )*too \w+ (?:for|in|to) [^?]*\?\s*$/,
  // "is there lead in it", "any acetone in it".
  new RegExp(
    String.raw`${SO}(?:(?:is|are) there )?(?:any |some |really )?(?:\w+ ){1,3}?(?:in|on|inside) ${IT}\b`,
  ),
  // "what mattress fits in this one", "which laptop goes in here".
  new RegExp(
    String.raw`${SO}(?:what|which|how (?:big|large|many|much|long|wide|heavy))(?: an?)? (?:\w+ ){1,3}?(?:fits?|goes?|belongs?|comes?|is|are|sits?|works?) (?:\w+ )?(?:in|into|on|onto|with|inside|under) ${IT}\b`,
  ),
  // "how many cups do you get out of it".
  new RegExp(
    String.raw`${SO}how (?:many|much|long|far|often) (?:\w+ ){0,3}?${IS} (?:i|we|you|one|it|that) (?:\w+ ){1,3}?(?:out of|in|into|from|with|on|of) ${IT}\b`,
  ),
  // "do I have to buy batteries for this separately".
  new RegExp(
    String.raw`${SO}(?:do|must|should|will) (?:i|we|you) (?:have to |need to |also |still )*(?:buy|order|get|need|add) (?:\w+ ){1,4}?(?:for|with|to) ${IT}\b|^(?:do|must|should|will) (?:i|we) (?:have to |need to |also |still )*(?:buy|order|get|need|add) (?:\w+ ){1,4}?(?:extra|separately|on top|as well)\b`,
  ),
];
/** "my mattress is 180 wide, does it go", "she weighs 60 kg can she ride": told first, and then asked. */
const TOLD_FIRST =
  /^(?:(?!(?:what|which|where|who|how|do|does|can|could|is|are|will|would)\b)[a-z]+ ){1,3}(?:is|am|are|has|have|got|weighs?|wears?|takes?|needs?|measures?|gets?|only) [^?]*\b(?:can|will|would|does|could|is|may|should) (?:it|she|he|they|i|we|that|this) (?:\w+ ?){1,4}[?!. ]*$/;
/** "I need plus 1.5, you have?" */
const OF_STRENGTH =
  /^(?:(?:i|he|she|we|my \w+) (?:need|needs|want|wants|wear|wears|take|takes|have|has|is) )?(?:[a-z+]+ ){0,3}?\+? ?\d+(?:\.\d+)?\b[^$]*\b(?:have you|you have|you got|you make|possible|available|do you|can you|is (?:that|this) (?:ok|possible)|works?|fits?)(?: (?:it|that|this|them|one|have|make))?[?!. ]*$/;
/** "which mattress fits?": a thing that its description speaks of. */
const FITS = new RegExp(
  String.raw`${SO}(?:what|which)(?: (?:kind|sort|type|size)s?(?: of)?)? (\w+)(?: \w+)? (?:fits?|belongs?|goes? (?:in|inside|on|under|underneath)|(?:(?:does|will|would|do|can|should|must|shall) )?(?:it|this|they|these|i|you|one) (?:needs?|takes?|fits?|holds?|uses?|requires?|wants?|buy|get|order|have to (?:buy|get|use))|(?:is|are) (?:needed|required|right))(?: (?:here|best|it|this|them|inside|in|for (?:it|this)))*[?!. ]*$`,
);
/** "how big a mattress do you put in here" */
const HOW_BIG = new RegExp(
  String.raw`${SO}how (?:big|large|small|wide|long|thick|high|heavy|many|much)(?: of)?(?: an?)? (\w+)(?: \w+)? (?:does|will|would|do|can|should|must|may) (?:it|this|they|these|i|you|we|one) \w+`,
);
/** "hooks included?": what comes with it. */
const INCLUDED =
  /^(?:(?:and|but|so|ok|is|are|with|the|any|an?|,) ?)*(?!(?:shipping|postage|delivery|tax|vat|returns?|everything)\b)(?:\w+ ){1,3}(?:included|supplied|provided|in the (?:box|pack|package)|come with it|comes with it)[?!. ]*$/;
/** "any pockets inside", "is there a carrying bag": a part of it, or what it is carried in. */
const HAS_PART =
  /^(?:(?:and|but|so|ok|,) ?)*(?:any|is there (?:an?|any)|are there(?: any)?|does it have (?:an?|any)|has it (?:got )?(?:an?|any)) ((?:\w+ ?){1,5})[?!. ]*$/;
const PART =
  /\b(?:pockets?|zips?|zippers?|linings?|buttons?|straps?|handles?|lids?|hoods?|loops?|legs|hooks?|screws?|nails|instructions?|manuals?|guarantees?|warrant(?:y|ies)|remotes?|cables?|cords?|plugs?|batter(?:y|ies)|blades?|slots?|drawers?|stretch|elastic|labels?|logos?|tags?|heels?|soles?|insoles?|padding|stains?|scratch\w*|smells?|seams?|holes?|locks?|wheels?|switch\w*|bells?|bulbs?|allerg(?:ens?|ies)|chemicals?|dyes?|sleeves|collars?|cuffs?|fringes?|frames?|stands?|spares?|refills?)\b|\b(?:in|on|inside|underneath|with|at the (?:back|front|bottom|top)|on the (?:back|front|side|inside)) ?(?:it|this|them|these)?[?!. ]*$/;
/** "who carries it up" */
const WHO_DOES =
  /^(?:and |but |so |ok )*who (?:\w+ )?(?:carries|carry|brings|lifts?|puts?|installs?|assembles?|mounts?|sets?|builds?) (?:it|them|this|these)\b/;
const HOLDS_IT =
  /^(?:carrying|carry|dust|storage|protective|travel|spare|extra|drawstring|hard|soft) (?:bag|case|pouch|box|cover|sleeve|strap|bulb|belt|button|lace)s?\b/;
/** "6 foot 3 and skinny", "left handed": who is to wear or use it. */
const BODY =
  /\b\d ?(?:foot|ft|feet)\b|\b\d{3} ?cm\b|\b\d{2,3} ?(?:kg|kilos?|lbs?|pounds|stone)\b|\b(?:left|right) ?handed\b|\b(?:skinny|petite|chubby|broad shoulder\w*|(?:wide|narrow|flat|big|small|swollen) feet|long (?:arms|legs)|short (?:arms|legs)|(?:big|thick|strong|muscular|slim|thin) (?:calves|thighs|hips|arms|wrists?|fingers|shoulders)|big (?:head|hands|bust|chest)|small (?:head|hands|bust|chest|wrists?))\b/;
/** "bluetooth to my tv": what the shopper has it is used with. */
const WITH_MINE =
  /\b(?:to|with|on|in|into|from|through|onto|under|against|over|at|near|off) (?:my|our|his|her) (?:\w+ )?\w+/;
/** "works with an old iphone?": of what is before one's eyes, which needs no name. */
const VERB_FIRST =
  /^(?:(?:and|but|so|ok|,) ?)*(?:works?|fits?|comes?|runs?|wears?|holds?|lasts?|shrinks?|feels?|looks?|smells?|stays?|keeps?|closes?|folds?|opens?|stands?|washes|needs?|takes?|breaks?|scratches|tears?|fades?|creases?|rusts?|squeaks?|rattles?|floats?|leaks?|stretches|suitable|safe|compatible|ok|okay|good|strong|sturdy|heavy|noisy|loud|quiet|easy|hard) (?:for|with|on|in|as|to|at|by|of|out|off|up|down|easily|fast|quickly|well|long|true|enough)\b(?! (?:you|me|us|like an? )\b)/;
/** "scratchy or soft" */
const QUALITIES =
  /^(?:(?:and|but|so|ok|,) ?)*(?:more |(?:an? )?(?:bit|little) )?[a-z-]+ or (?!what\b|whatever\b)(?:rather |more )?[a-z-]+[?!. ]*$|^[a-z-]+(?: [a-z-]+)?,? i (?:hope|guess|think|suppose|assume|take it|trust)[?!. ]*$|^(?:also |ok |good |fine |suitable )*for (?:\w+ )?(?:wearers|users|beginners|lefties|left handers)\b/;
/** What is sought, or is none of an item. */
const SOUGHT =
  /\b(?:show|find|look(?:ing)? for|search\w*|do you|have you|got|any|i (?:want|need|would like)|recommend|suggest|gift|present|what (?:should|can|could|do|to) (?:i )?wear|who|why|chart|guide|men|women|kids|without)\b/;
const ANOTHER =
  /\b(?:anything|something|others?|another|similar|like (?:this|it|these)|instead|else|goes? with|go with(?! me\b)|match\w*|wear with|suits?|style|combine|pair|accessori[sz]e|complet(?:e|es)|outfit|along with|together with|cart|basket|favou?rites?|wish ?list|account|return (?:it|this)|send (?:it|this) back|deliver\w*|ship\w*|order (?:it|this)|cancel|exchange|refund|discount|cheaper|you (?:have|sell|got)|in (?:blue|red|black|white|green|pink|grey|brown))\b/;
/** Told of what may happen, and of no parcel. */
const COMES_OUT =
  /\b(?:come|comes|came) out (?:\w+ )?(?:in pieces|broken|torn|fit|dirty|damaged|wrong)\b|\bin pieces\b/g;

const BETWEEN =
  /\b(?:in )?between (?:an? )?(?:size )?(?:xs|[sml]|xx?l) and (?:an? )?(?:xs|[sml]|xx?l)\b|\b(?:wear|take|am|buy) (?:usually |mostly |normally )?(?:an? |size )?(?:xs|[sml]|xx?l),? (?:and |or |but )?(?:sometimes|at times|now and then|occasionally) (?:an? |size )?(?:xs|[sml]|xx?l)\b/;
const WHICH =
  /\b(?:which|what)(?: one| size| of (?:them|the two|those))?(?:,? (?:should|would|do|shall|must|can|will|did|here|is)\b|[?.! ]*$)|\b(?:should|shall|do|would) (?:i|you)\b|\?/;

/** A question that an item's open page answers, whatever else it names: "what mattress fits in this one?" */
export function askedOnPage({
  clean,
  tokens,
  stems,
  aspect,
  read,
  wish,
  memory,
  pointed,
  shown,
  shelf,
}: Asked): Intent | undefined {
  const it = pointed ?? (shown.length === 1 ? shown[0] : undefined);
  if (!it) return undefined;
  const about: Intent = {
    kind: 'item',
    item: it,
    aspect: aspect === 'price' ? 'details' : (aspect ?? 'details'),
    read,
  };
  if (BETWEEN.test(clean) && WHICH.test(clean) && (wish?.kinds.length ?? 0) === 0)
    return { ...about, aspect: 'details' };
  const choosesNone =
    wish === undefined ||
    (wish.colours.length + wish.materials.length + wish.patterns.length === 0 &&
      wish.maxPrice === undefined &&
      !wish.size &&
      !wish.gift);
  if (WHO_DOES.test(clean)) return { ...about, aspect: 'details' };
  if (choosesNone && (aspect === undefined || aspect === 'details') && !isAboutShop(clean)) {
    if (INCLUDED.test(clean)) return { ...about, aspect: 'details' };
    const part = HAS_PART.exec(clean)?.[1];
    if (
      part &&
      (HOLDS_IT.test(part) || (PART.test(part) && kindsIn(stemsOf(part)).length === 0)) &&
      (wish?.occasions.length ?? 0) === 0
    )
      return { ...about, aspect: 'details' };
  }
  if (memory.page !== it._id || wantsSortForIt(clean)) return undefined;
  if (wish?.maxPrice !== undefined || CHEAPER.test(clean) || DEARER.test(clean) || ANOTHER.test(clean))
    return undefined;
  const thing = stem((FITS.exec(clean) ?? HOW_BIG.exec(clean))?.[1] ?? '');
  if (thing && shelf.byId.get(it._id)?.text.includes(` ${thing} `)) return about;
  if (isAboutShop(clean.replaceAll(COMES_OUT, ''))) return undefined;
  if (aspect === 'price' && !/\b(?:extra|separately)\b/.test(clean)) return undefined;
  if (BODY.test(clean) && choosesNone && tokens.length <= 14 && kindsIn(stems).length === 0) return about;
  const own = shelf.byId.get(it._id);
  const isOthers = kindsIn(stems.filter((stem) => !own?.text.includes(` ${stem} `))).length > 0;
  if ((TOLD_FIRST.test(clean) || OF_STRENGTH.test(clean)) && !isOthers && !asksWhatGoes(clean)) return about;
  // "My eye doctor wrote +2.5. Can I have these in that strength?": told first, in a sentence of its own.
  const last = isOthers || SOUGHT.test(clean) ? clean : (clean.split(/(?<=[.!?;]) /).at(-1) ?? clean);
  if (OF_IT.some((pattern) => pattern.test(clean) || pattern.test(last))) return about;
  return !asksWhatGoes(clean) && isAnsweredThere() ? about : undefined;

  /** "full sun or shade", "what happens if my kid spills milk over it": nothing else is named, and it is pointed at or tells of that. */
  function isAnsweredThere(): boolean {
    const good = shelf.byId.get(it?._id ?? '');
    if (!good || tokens.length > 16 || SOUGHT.test(clean) || read.wishes.length > 1) return false;
    const withMine = WITH_MINE.test(clean);
    const chooses =
      wish &&
      (wish.colours.length > 0 ||
        wish.gift ||
        wish.size ||
        wish.sort ||
        wish.minPrice !== undefined ||
        wish.not.some(({ always }) => !always));
    const strange = stemsOf(clean.replace(WITH_MINE, ' ')).filter((stem) => !good.text.includes(` ${stem} `));
    const others = kindsIn(strange).some((kind) => !lineage(good.kind ?? '').includes(kind));
    if (VERB_FIRST.test(clean) && !wish?.size && !/^\w*\W*comes? in\b/.test(clean)) return true;
    if (chooses) return false;
    if (QUALITIES.test(clean)) return true;
    if (others) return false;
    if (withMine && tokens.length <= 8) return true;
    const told = withAnswers(stems.filter((stem) => stem.length > 2 && !isSmallWord(stem))).some((stem) =>
      good.text.includes(` ${stem} `),
    );
    return isQuestion(clean)
      ? told || /\b(?:it|this|these|they|them)\b/.test(clean)
      : told && tokens.length <= 6;
  }
}
