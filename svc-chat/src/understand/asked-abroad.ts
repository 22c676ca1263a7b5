import type { Memory, ShownItem } from '../conversations/conversation.ts';
import { lineage } from '../lexicon/kinds.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { ReadWishes } from './read-wishes.ts';

/** How questions begin in German, French, Spanish and Arabic. */
const ASKS =
  /[?؟]|^\s*(?:ist|sind|hat|haben|kann|darf|wie|was|welche[rsnm]?|est-ce|quel(?:le)?s?|combien|peut-on|qu[eé]|cu[aá](?:nt|l)\w*|هل|كم|ما|كيف)(?=\s)/i;
/** Other goods than the one that was spoken of are asked for. */
const OTHERS =
  /(?<!\p{L})(?:otr[oa]s?|autres?|andere[rsnm]?|noch|weitere|habt|haben sie|avez|vendez|tienen|ten[eé]is|venden|vend[eé]is|hay|gibt|y a-t-il|alg[uo]\w*|quelque|etwas|pass(?:t|en) (?:gut )?zu[rm]?|va avec|vont avec|combina|m[aá]s barat\w*|moins ch\S+|billiger\w*|günstiger\w*|أخرى|آخر|أرخص|يوجد|عندكم|لديكم|يناسب)(?!\p{L})/iu;
/** "Gibt es die auch in XXL?": the one itself in another way. */
const ITSELF =
  /(?<!\p{L})(?:gibt(?:'s| es) (?:die|den|das|sie|ihn|diese[rsn]?) (?:auch |noch )?in|(?:il|elle) (?:existe|y en a)|existe-t-(?:il|elle)|(?:lo|la|los|las) (?:hay|tienen?|ten[eé]is|venden)|يوجد منه|متوفر منه)(?!\p{L})/iu;
/** What goes into it may be a thing of the shop, too. */
const HOLDS =
  /(?<!\p{L})(?:caben?|entran?|rentren?t?|contien\S*|contenir|loge|pass(?:t|en|e)|gehen|geht|rein|hinein|يتسع|تتسع|يسع|يدخل)(?!\p{L})/iu;

/** "Il est imperméable ?" */
const IS_IT =
  /^\s*(?:(?:et|y|und|و) ?)?(?:il|elle|ils|elles|est-(?:il|elle)|ist (?:er|sie|es|das|die|der)|sind (?:sie|die)|هل (?:هو|هي|هذا|هذه))(?!\p{L})/iu;

/** The item that a question in another language is about: the one spoken of, where no other good is asked for. */
export function askedAbroad(
  raw: string,
  { wishes, marks }: ReadWishes,
  memory: Memory,
  shelf: Shelf,
): ShownItem | undefined {
  const { language, focus, shown = [] } = memory;
  const it = focus ?? shown[0];
  if (!it || !language || language === 'en' || !ASKS.test(raw) || (OTHERS.test(raw) && !ITSELF.test(raw)))
    return undefined;
  const [wish, ...more] = wishes;
  const chooses =
    more.length > 0 ||
    (wish &&
      (wish.colours.length + wish.not.length > 0 ||
        wish.gift ||
        wish.recipient ||
        wish.sort ||
        wish.minPrice !== undefined ||
        wish.maxPrice !== undefined));
  if (chooses) return undefined;
  const line = lineage(shelf.byId.get(it._id)?.kind ?? '');
  const others = marks.some((mark) => mark.type === 'kind' && !line.includes(mark.id));
  return !others || HOLDS.test(raw) || IS_IT.test(raw) ? it : undefined;
}
