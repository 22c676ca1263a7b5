import type { Memory } from '../../conversations/conversation.ts';
import { lineage } from '../../lexicon/kinds.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import type { Shelf } from '../../shelf/shelf.ts';
import { aspectIn } from '../aspects.ts';
import { asksToCompare } from '../comparing.ts';
import { isAboutShop } from '../cues.ts';
import type { Intent } from '../intent.ts';
import { kindsIn, placeMeant } from '../item-meant.ts';
import { asksWhatGoes } from '../pairing.ts';
import type { ReadWishes } from '../read-wishes.ts';

const BEGINS =
  /^(?:(?:and|but|so|ok|okay|hm+|also|then|well|great|cool|nice|lovely|thanks|thank you(?: (?:so|very) much)?(?:,? dear)?|please|actually|oh|,|\.|!|\?) ?)+/;
const MAY = '(?:can|could|may|might|will|would|should|do|does|did|is|are|has|have)';
const IT = '(?:it|them|this|this one|these|they)';
/** "can I use them with my phone and laptop at once", "could I plug it into a tablet". */
const DONE_WITH_IT = new RegExp(
  String.raw`^(?:can|could|may|might|should|would|will|do) (?:i|we|you|one|he|she|they|my \w+|someone|somebody) (?:also |still |just |really |actually |even |be able to |have to )*(?:use|connect|pair|plug|charge|put|place|keep|leave|hang|link|attach|fit|carry|hold|mount|store|run|play|take|set|stand|stick|clip|screw|fill|sync|switch|control|listen to|work with)\b[^?]*\b${IT}\b`,
);
/** "does it work with a Mac and a PC", "is it enough for six cups". */
const DOES_IT = new RegExp(
  String.raw`^${MAY} (?:it|they|this|this one|these) (?:also |really |actually |even |be )*(?:work|works|fit|fits|connect|pair|run|play|hold|holds|take|takes|carry|enough|big enough|large enough|small enough|strong enough|long enough|compatible|made for|meant for|good for|ok for|okay for|suitable|usable)\b`,
);
/** "would a 15-inch laptop actually go in?" */
const GOES_IN =
  /^(?:can|could|will|would|does|do|should|might) (?!it\b|they\b|this\b|these\b|i\b|you\b)(?:[\w-]+ ){1,9}?(?:actually |really |also |all |even |ever )*(?:fit|go|slide|get|be put|sit|squeeze|belong)(?: (?:in|inside|into|on|onto|in there|in here|in it|into it|inside it|on it|on top|there|under it))?(?= ?[,?!.]|$)/;
/** "Will she manage?", "can he do it at six?" */
const MANAGES =
  /^(?:can|could|will|would|might|should|may|is) (?:he|she|they|a (?:complete |total |real )?beginner|a child|somebody|someone|my \w+)(?: \w+)? (?:manage|cope|learn|handle|do (?:it|this|that|them)|able to|succeed|fly (?:it|this)|ride (?:it|this)|play (?:it|with (?:it|this|them))|make (?:it|this|one)|use (?:it|this|them)|work (?:it|with (?:it|this|them)))\b[^?]*\??$/;
/** What looks for more goods. */
const SEEKS =
  /\b(?:show|find|looking for|search\w*|do you (?:have|sell|carry|stock)|have you got|got any|is there (?:an?|any)|are there|recommend|suggest|anything|something|another|other|instead|cheaper|like (?:it|this|these)|wear|wash|dry|iron|match\w*)\b/;

/** A question about the one item that was spoken of last, though it names other things: what it is used with, or who by. */
export function askedOfOneShown(
  clean: string,
  read: ReadWishes,
  memory: Memory,
  shelf: Shelf,
): Intent | undefined {
  const { shown = [], focus } = memory;
  const it = focus ?? (shown.length === 1 ? shown[0] : undefined);
  if (!it || read.wishes.some(({ maxPrice, gift }) => maxPrice !== undefined || gift)) return undefined;
  // "… he is 4", after the question, too.
  const sentences = clean
    .split(/(?<=[.!?;]) /)
    .slice(-2)
    .flatMap((one) => [one, one.slice(one.lastIndexOf(', ') + 1)])
    .map((one) => one.trim().replace(BEGINS, ''));
  const asked = sentences.find((one) => [DONE_WITH_IT, DOES_IT, GOES_IN, MANAGES].some((of) => of.test(one)));
  if (asked === undefined || SEEKS.test(asked) || placeMeant(asked) !== undefined) return undefined;
  if (isAboutShop(asked) || asksToCompare(asked) || asksWhatGoes(asked)) return undefined;
  const own = new Set(shown.concat(it).flatMap(({ _id }) => lineage(shelf.byId.get(_id)?.kind ?? '')));
  const others = kindsIn(stemsOf(clean)).filter((kind) => !own.has(kind));
  if (others.length === 0 && !MANAGES.test(asked)) return undefined;
  const aspect = MANAGES.test(asked) ? 'age' : aspectIn(asked);
  return aspect === 'price' || aspect === 'sizes' || aspect === 'stock'
    ? undefined
    : { kind: 'item', item: it, aspect: aspect ?? 'details', read };
}
