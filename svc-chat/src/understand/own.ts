/** What of the signed-in shopper's own is asked for. */
export type Own = 'cart' | 'favourites' | 'orders' | 'return';

const HOW_TO =
  /\b(?:how (?:do|can|to|does|would|should|could)|where do i|why (?:can|do|does)|can i|could i|is it possible|am i able)\b(?!.*\b(?:much|many)\b)/;
const CART =
  /\b(?:my|the|our) (?:shopping |current )?(?:cart|basket|trolley|shopping bag)\b|\b(?:in|into) (?:my|the) (?:cart|basket|bag|trolley)\b|^(?:show )?(?:cart|basket)[?!. ]*$|\bmy cart\b|\bcart total\b|\bi (?:have )?(?:put|added|placed|got)(?: \w+){0,2} (?:in|into|to) (?:cart|basket|trolley)\b/;
/** The willow basket is no cart. */
const NO_CART =
  /\bbasket\b.*\b(?:hold|holds|carry|made|material|wide|big|large|tall|handle|weighs?|woven|size|diameter|wash|clean|fit|cost|price)\b|\b(?:willow|woven|wicker|laundry|picnic|straw) basket\b|\b(?:wide|big|large|tall|heavy) is the basket\b/;
const FAVOURITES =
  /\b(?:my|among my|our) (?:\w+ )?(?:favou?rites?|wish ?list|saved (?:items|things)|likes|hearts)\b|^(?:show )?(?:favou?rites|wishlist)[?!. ]*$|\b(?:items?|things|stuff|ones|what|everything|all) (?:that )?i (?:have |had )?(?:saved|liked|hearted|favou?rited|bookmarked)\b|\b(?:what|which)(?: \w+)? (?:did|have) i (?:\w+ )?(?:heart|save|saved|like|liked|hearted|favou?rited?|bookmark(?:ed)?)\b|\bon my (?:wish )?list\b|\bput by\b/;

const THING = String.raw`(?:\w+ ){0,3}?`;
const ORDERS = new RegExp(
  [
    String.raw`\bwhere (?:the \w+ )?(?:is|are|s|r) (?:my|the|our|all my|that) ${THING}(?:orders?|packages?|parcels?|delivery|shipment|things?|purchases?|stuff|items?)\b`,
    String.raw`\bwhere (?:the \w+ )?(?:is|are|s|r) my (?!cart|basket|wish|favou|account|refund|money|order history|store|items|dashboard|listing)\w+`,
    String.raw`\b(?:track|tracking|trace) (?:my|the|this|an?) ${THING}(?:order|package|parcel|delivery|shipment)`,
    String.raw`\b(?:status|state|progress|update)(?: me| us)? (?:of|on|for|about) (?:my|the|our|order)\b`,
    String.raw`\b(?:my|the) ${THING}(?:order|package|delivery|parcel) (?:status|state)|\border status\b|\b(?:show|open|find|see|check|track|where is|what is with|what about) (?:me )?(?:my )?order (?:number |no |nr |id |# ?)?\d+\b|^(?:please |what is |and |tell me |give me |check )*(?:the )?(?:(?:delivery|shipping) (?:status|state)(?: of| on| for)?|(?:status|state) (?:of|on|for)) \w+|\b(?:shipped|dispatched|sent(?: out)?|delivered|on (?:its|the) way) (?:yet|already)[?!. ]*$|^orders?[?!. ]*$|^(?:show )?my orders?\b`,
    String.raw`\b(?:has|have|did|is|was|were|are|when will|when does|when is|when are|will) (?:my|the|our) (?!account|password|name|email|cart|refund)${THING}(?:been |be )?(?:already )?(?:dispatched|shipped?|sent|leave|gone out|go out|get sent|arrived?|delivered|coming|come|on (?:its|their|the) way|here|out)\b`,
    String.raw`\b(?:show|list|see|check|view|tell me)(?: on| me| all)* (?:my|all my|the) ${THING}(?:orders?|purchases?)\b|^my (?:\w+ )?orders?[?!. ]*$|\bmy (?:last|latest|recent|previous|past) (?:orders?|purchases?)\b`,
    String.raw`\b(?:what|which|all|everything)(?: \w+){0,3} (?:did|have|had) i (?:\w+ )?(?:order|buy|bought|ordered|purchased?)|\ball (?:what|that) i (?:have )?(?:ordered|bought)|\bwhat i (?:have )?(?:ordered|bought)|\b(?:did|have) i (?:\w+ )?(?:order|buy|ordered|bought)\b|\bwhen did i (?:order|buy)`,
    String.raw`\bmy ${THING}(?:orders?|parcel|package|delivery|stuff|purchase) (?:still |has |is |are |have |was )*(?:never|not|late|missing|lost|stuck|delayed|at\b)`,
    String.raw`\bwhy (?:is|are|has|have) my (?!account|cart|password)${THING}(?:still )?not\b`,
    String.raw`\b(?:still )?waiting for my\b|\bdid not my order|\border (?:has|did|is|was) not (?:arrived?|come|here|been|shown)|\bmy \w+,? (?:they|it) (?:are|is|have|has) (?:been )?(?:delivered|arrived|shipped|sent)`,
    String.raw`\bi (?:\w+ )?(?:ordered|bought|placed an order|have ordered)\b.*\b(?:where|when|arrived?|yet|still|waiting|impatient|status|by now|happen)`,
    String.raw`\b(?:where|when)\b.*\b(?:i|we) (?:have )?(?:ordered|bought)\b|\bwhere my (?:order|package|parcel|stuff)|\bwhere (?:my|is) (?:package|parcel|order)|\bmy (?:package|parcel|order)(?: is)? at\b`,
    String.raw`\b(?:check|look) (?:on |up |at )?my ${THING}orders?\b`,
    String.raw`\b(?:what|how much) did i (?:pay|spend)\b|\b(?:no longer|not) (?:want|need) the \w+(?: \w+){0,3} (?:that )?i (?:have )?(?:ordered|bought)\b`,
    String.raw`\b(?:my|the|of|for) (?:last|latest|recent|previous|newest|most recent) (?:orders?|purchases?)\b|^(?:last|latest|recent|previous|newest|most recent) (?:orders?|purchases?)\b|\bmy orders?\b.*\b(?:coming along|getting on|going|doing|how far)\b`,
    String.raw`\borders? (?:from|of|by) me\b`,
    String.raw`^(?:please )?(?:show|list|see|view|open)(?: me)?(?: all)?(?: the)? orders?[?!. ]*$`,
    String.raw`^my package\b|\bhow is my ${THING}(?:order|delivery) (?:doing|going)`,
  ].join('|'),
);
const NOT_ORDERS =
  /\b(?:cancel|change|correct|customers?|buyers?|sold|wrong|damaged|broken|hole|torn|address|how do i (?:see|find|track)|how can i track|pending mean|does (?:pending|handed|out for)|seller orders|received as|order history)\b/;
const RETURN = /\b(?:return|send back|give back|refund|exchange|bring back)\b/;
const BOUGHT = /\b(?:i (?:have )?(?:bought|ordered|purchased|got|received)|my (?!money))\b/;

/** Whether a prepared text asks for the shopper's own cart, favourites or orders. */
export function ownIn(text: string): Own | undefined {
  const howTo = HOW_TO.test(text) && !/\bwhat is in\b|\bshow\b|\bhow (?:much|many)\b|\bsee what\b/.test(text);
  const changes =
    /\b(?:add|put|remove|delete|empty|clear|change|save|edit|take (?:\w+ )?out)\b/.test(text) &&
    !/\bdid i (?:put|add|save)|\b(?:have i|(?<!do |can |should |would )i(?: have)?) (?:put|added|saved)\b|\bput by\b/.test(
      text,
    );
  if (RETURN.test(text) && BOUGHT.test(text) && !/\bmoney back\b|\bpolicy\b/.test(text)) return 'return';
  if (
    CART.test(text) &&
    !(NO_CART.test(text) && !/\bmy\b/.test(text)) &&
    !(howTo && changes) &&
    !/\bwhere is (?:the|my) cart\b|\bcan not add\b|\bnot (?:add|put)\b/.test(text) &&
    !changes
  )
    return 'cart';
  if (
    /\b(?:did i|have i) (?:put|add|added)\b.*\b(?:cart|basket|bag)\b|\bi put (?:a |some |\w+ )*(?:things?|items?|stuff)\b.*\b(?:basket|cart|bag)\b/.test(
      text,
    )
  )
    return 'cart';
  if (FAVOURITES.test(text) && !howTo && !changes && !/\bwhere is (?:my|the) (?:wish|favou)/.test(text))
    return 'favourites';
  if (ORDERS.test(text) && !NOT_ORDERS.test(text)) return 'orders';
  return undefined;
}

const SOMEBODY = `(?:(?:my|his|her|their|the|an?) )?(?:ex |former |best )?(?:sister|brother|husband|wife|girlfriend|boyfriend|mother|mom|mum|father|dad|friend|neighbou?r|boss|colleague|cousin|ex|daughter|son|aunt|uncle|roommate|partner|seller|buyer|customer|customers|other (?:people|customers?|users?|shoppers?|buyers?)|others|someone else|somebody else|another (?:user|customer|person|shopper|buyer)|anyone|user|users|everyone|everybody|all (?:users|customers|people|buyers)|people)`;
const THEIRS = `(?:orders?|ordered|ordering|cart|basket|wish ?list|favou?rites?|passwords?|account|address|addresses|phone(?: number)?|email|e mail|bought|buys?|buying|purchased?|purchases|details|data|name|personal|card|credit card)`;
const OTHERS = [
  /\b(?:sister|brother|husband|wife|girlfriend|boyfriend|mother|mum|mom|father|dad|friend|neighbou?r|boss|colleague|cousin|ex)\b.*\b(?:his|her|their) (?:wish ?list|cart|basket|orders?|favou?rites|account|password)\b/,
  new RegExp(String.raw`\b${SOMEBODY}(?: s)? ${THEIRS}\b(?!.*\b(?:gift|present)\b)`),
  /\b(?:what|which|where|when|see|know|show|tell|check|read|look)\b.*\b(?:my|his|her|the|ex|of|another|other|someone|somebody|anyone|all|john|peter|mary)\b.*\b(?:sister|brother|husband|wife|girlfriend|boyfriend|mother|mum|mom|father|dad|friend|neighbou?r|boss|colleague|cousin|customers?|users?|else|ex|buyers?)\b.*\b(?:has (?:been )?(?:order\w*|b(?:uy|ought)\w*)|has in|have in|in (?:her|his|their) (?:cart|basket)|ordered|orders|bought|been ordering|buys|account|password)\b/,
  /\b(?:passwords? (?:of|for|from)|user id|account of|orders? (?:of|from|by) (?!mine|my own|me\b|the seller)(?:all |other |every |another |user |customer |mr |mrs |ms )?\w+|cart of|basket of|wishlist of)\b(?!.*\bhow do i\b)/,
  /\b(?:address|phone number|telephone number|email|real name|location|contact details|personal details) of (?:the |a |an |this |that |my )?(?:seller|buyer|customer|user|owner|person|man|woman)\b|\b(?:seller|buyer|customer|owner)s? (?:\w+ )?(?:address|phone(?: number)?|real name|home|email|bank)\b/,
  /\b(?:orders?|purchases?|cart|basket|favou?rites|wish ?list|account|address|invoices?)\b(?: \w+){0,2} (?:of|from|by|belonging to) (?:my|his|her|their|another|some(?:one|body)|the|user|customer|mr|mrs|ms) ?(?!own\b|last\b|orders?\b|cart\b|seller\b|shop\b|site\b|list\b|item\b|page\b|account\b)\w+\b(?<!today|yesterday|week|month|year|summer|winter|history|collection|season)/,
  /\b(?:what|which|where|when|how much|show|tell me|see|list)\b.*\b(?:has|have|did|does) (?:he|she|they|(?!i\b|you\b|we\b|u\b|it\b|this\b|that\b)[a-z]+) (?:\w+ )?(?:order|ordered|buy|bought|purchased?|(?:put|have|got) in (?:his|her|their) (?:cart|basket))\b/,
  /\bwhat (?:else )?(?:he|she|they) (?:has|have|had|is|was|are|were)? ?(?:been |already )?(?:order(?:ed|ing|s)?|bought|buying|buys|purchas\w+)\b/,
  /\bwho (?:else )?(?:\w+ )?(?:bought|ordered|owns|purchased|wrote|left|posted|gave|rated|reviewed|reported|favou?rited)\b/,
  /\b(?:what|which|whether|if|when|where|how much|see|know|tell|show|check|find out|did|has|have|had)\b.*\b(?:my|our|his|her|their|that|the) (?!orders?\b|cart\b|basket\b|shop\b|things?\b|items?\b|one\b|seller\b)(?!(?:\w+ )?(?:i|we|you)\b)(?:\w+ )?\w+ (?:has |have |had |did |already |just |ever |also |recently )*(?:bought|ordered|purchased|paid for|favou?rited|put (?:the|an?|it|this|that|in))\b/,
  /\b(?:want|tell|give|need|get|know|send|find|reveal|share)\b.*\b(?:his|her|their) (?:real |full |home |private |own |last )*(?:name|address|identity|phone|number)\b(?! on\b)/,
  new RegExp(
    String.raw`^(?:and |so |please )*(?:has|have|had|did|does|is) (?:he|she|they|${SOMEBODY}) (?:\w+ )?(?:order(?:ed|ing)?|b(?:uy|ought)|buying|purchas\w+|return(?:ed|ing)?|paid|put|sav(?:e|ed)|lik(?:e|ed) (?:the|this|that))\b`,
  ),
  /\b(?:chats?|conversations?|messages?|questions?|history|searches)\b(?: \w+){0,2} (?:of|from|by|with) (?:the |an? |my |your |his |her )?(?:previous|last|other|another|different|someone|somebody|customers?|users?|visitors?|sister|brother|husband|wife|girlfriend|boyfriend|mother|mum|mom|father|dad|friend|neighbou?r|boss|ex)\b/,
  /\b(?:previous|last|next) (?:customer|user|visitor|shopper|guest|person)s?\b.*\b(?:ask\w*|said|say|saying|writ\w*|wrote|chat\w*|talk\w*|search\w*|told)\b/,
  /\b(?:his|her|their|someone(?: s)?|somebody(?: s)?) (?:\w+ )?(?:orders?|cart|basket|account|wish ?list|favou?rites|parcels?|packages?|purchases?|order history)\b/,
  /\borders? (?:number |no |nr |id |# ?)?[a-z]*\d+ (?:of|for|from|by|belonging to|placed by) (?!me\b|mine\b|my (?:own|self)\b)\w+/,
  /\bi am (?:the |an? |your )?(?:\w+ )?(?:admin\w*|manager|owner|police\w*|developer|employee|staff|moderator|support|boss|seller)\b.*\b(?:show|give|list|tell|send|open|look|unlock|let|need)\b.*\b(?:orders?|customers?|users?|address\w*|accounts?|emails?|names?|data|details|phone|passwords?|carts?)\b(?<!my \w+)/,
  /\b(?:give|show|tell|send) me (?:the )?(?:customer|user|buyer|credit card|card) (?:data|database|list|numbers?|details|emails?)\b|\badmin (?:password|access|panel)\b|\b(?:list|dump) (?:of )?(?:all )?(?:users|customers|accounts)\b/,
];

/** "my order of the headphones" is nobody else's. */
const MY_ORDER_OF =
  /\b(my (?:\w+ )?(?:orders?|purchases?|deliver(?:y|ies)|parcels?|packages?)) (?:of|for|with|from) (?:the|my|an?|those|these|that|this|last|yesterday|\d+)\b/g;
const GIVEN_TO_ME =
  /\b(?:bought|ordered|got|gave|given|purchased|sent) (?:(?:it|this|that|them|these) )?(?:for |to )?(?:me|us)\b/;
const AMISS =
  /\b(?:broke\w*|damaged|torn|wrong|too (?:big|small|large|tight|short|long|wide|loose)|does not fit|do not fit|faulty|defect\w*|size)\b/;

const SOMEBODYS = new RegExp(
  String.raw`(?<!\bfor )\b(?:my|his|her|their|another|other) ${SOMEBODY.replace(/^\(\?:.*?\)\?/, '')}\b`,
);
/** Whether it speaks of another person, and not as the one for whom something is. */
export const namesSomebody = (text: string): boolean => SOMEBODYS.test(text);

/** Whether a prepared text asks for what is somebody else's. */
export function asksForOthers(text: string, raw: string): boolean {
  if (
    /@/.test(raw) &&
    /\b(?:password|order|orders|ordered|bought|purchases?|purchased|buy|favorites|wish ?list|cart|account|address|login|basket|favou?rites)\b/.test(
      text,
    )
  )
    return true;
  // What went wrong with a present is the shopper's own affair, whoever bought it.
  if (GIVEN_TO_ME.test(text) && (RETURN.test(text) || AMISS.test(text))) return false;
  const mine = text.replace(MY_ORDER_OF, '$1 ');
  if (
    /\b(?:buyer|customer)s?\b/.test(text) &&
    /\b(?:placed with me|from me|my (?:customers|buyers)|sold|my items?|customers? (?:bought|ordered)|status)\b/.test(
      text,
    )
  )
    return false;
  return OTHERS.some((pattern) => pattern.test(mine));
}
