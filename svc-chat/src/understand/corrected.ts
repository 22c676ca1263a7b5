import type { Wish } from './wish.ts';

const PERSON = String.raw`(?:my|our|a|an|the|men|women|kids|children|boys|girls)\b`;
/** Words before a correction that say only that it is one. */
const WRONG = new RegExp(
  String.raw`^(?:\s*(?:no+|nope|nah|wrong|sorry|oops|oh|wait|actually|hm+|ah|ok|well|not (?:that|those|these)(?: ones?)?)\b[\s,.!-]*)+(?=(?:i (?:really |actually )?(?:meant?|said|wanted)|i was (?:thinking of|after)|meant|(?:for|its for|it's for|it is for) ${PERSON}|my \w+)\b)`,
  'i',
);
const MEANT =
  /^(?:i\s+(?:really |actually )?(?:meant?|said)|i was (?:thinking of|after)|meant)\s+(?:to say )?(?!it\b|that\b|so\b)/i;
const BACK =
  /^(?:ok |and |now |,|\s)*(?:let'?s |can we |shall we )?(?:go |going )?back to (?:the |those |these )?/i;

/** "No, I meant for kids", "sorry, I mean coats", "back to the shirts": what is meant in its place, after something was looked for. */
export function corrected(message: string): string {
  const rest = message.replace(WRONG, '');
  const meant = rest.replace(MEANT, '').replace(BACK, '');
  return meant === message || meant.trim() === '' ? message : `and ${meant}`;
}

const ANY =
  /(?<!\b(?:without|no|not|have|has) )\bany (colou?r|size|material|fabric|price|pattern)\b|\b(?:the )?(colou?r|size|material|fabric|price|pattern) (?:does not|do not|is not) (?:really )?(?:matter|important)\b|\b(?:no matter|whatever|do not care about|do not mind) (?:the |what |which )?(colou?r|size|material|fabric|price|pattern)\b/;

/** "Any colour then": the wish of before without what no longer matters. */
export function eased(clean: string, before: readonly Wish[]): Wish[] | undefined {
  const found = ANY.exec(clean);
  const what = found?.slice(1).find(Boolean);
  if (!what || clean.split(' ').length > 10) return undefined;
  return before.map(({ size, minPrice, maxPrice, ...wish }): Wish => {
    const limits = {
      ...(minPrice === undefined ? {} : { minPrice }),
      ...(maxPrice === undefined ? {} : { maxPrice }),
    };
    return {
      ...wish,
      ...(/size/.test(what) || size === undefined ? {} : { size }),
      ...(/price/.test(what) ? {} : limits),
      colours: /colou?r/.test(what) ? [] : wish.colours,
      materials: /material|fabric/.test(what) ? [] : wish.materials,
      patterns: /pattern/.test(what) ? [] : wish.patterns,
    };
  });
}

/** What is not to be shown again. */
export const OTHERS =
  /^(?:no+,? |nope,? |hm+,? |please )*not (?:that|this|those|these|it|them)(?: ones?)?[.! ]*$|^(?:but |oh |no,? |and |sorry,? )*(?:he|she|they|i|we|mum|dad) (?:already )?(?:has|have|owns?|got|is got) (?:already )?(?:that|it|those|one|them|this)(?: ones?)?(?: already)?[.! ]*$/;

const MORE_SO =
  /^(?:and |but |ok |or |maybe |do you have |have you got |got |is there |are there |can i see |show me |i want )*(?:something|anything|an?|any|the|some)? ?(?:(?:a )?(?:bit|little|lot|much|slightly|even) )*(?:(more) )?(\w+er|casual|elegant|formal|comfortable|colou?rful|modern|classic|simple|special|practical|personal|unusual|fun)(?: (?:ones?|sizes?|please|version|bottle|than (?:that|this|those|these)))*[?!. ]*$/;
const TO_OCCASION: readonly (readonly [RegExp, string])[] = [
  [/^(?:warmer|thicker|cosier|cozier|heavier)$/, 'winter'],
  [/^(?:lighter|cooler|thinner|airier)$/, 'summer'],
  [/^(?:smarter|dressier|fancier|elegant|formal|special)$/, 'party'],
  [/^(?:comfier|softer|looser|casual|comfortable)$/, 'home'],
];
const NO_QUALITY =
  /^(?:cheaper|dearer|pricier|other|another|either|ever|never|under|over|after|number|order|whatever|however|together|leather|silver|winter|summer|water|paper|dinner|computer|laster|sweater|jumper|blazer|slipper|sneaker|trainer|sister|brother|mother|father|daughter|letter|super|rather|later|sooner|better|younger|older|nicer|fancier|power|flower|toaster|answer|offer|cover|charger|speaker|controller|printer|scooter|copper|rubber|timer|runner|diaper|poster|pointer|stopper|hanger|holder|zipper|locker|cleaner|dryer|player|toddler|teenager|designer|soldier|teacher|refer|prefer|manager|seller|bestseller|customer)$/;

/** "Something lighter", "longer ones": of what was shown the others, by an occasion where that tells. */
export function moreSo(clean: string): { occasion: string | undefined } | undefined {
  const found = MORE_SO.exec(clean);
  const quality = found?.[2];
  if (!quality || NO_QUALITY.test(quality)) return undefined;
  if (!found[1] && !quality.endsWith('er')) return undefined;
  return { occasion: TO_OCCASION.find(([words]) => words.test(quality))?.[1] };
}
