/** What of the signed-in shopper's own is asked for. */
export type Own = 'cart' | 'favourites' | 'orders' | 'return';

const HOW_TO =
  /\b(?:how (?:do|can|to|does|would|should|could)|where do i|why (?:can|do|does)|can i|could i|is it possible|am i able)\b(?!.*\b(?:much|many)\b)/;
const CART =
  /\b(?:my|the|our) (?:shopping |current )?(?:cart|basket|trolley|shopping bag)\b|\b(?:in|into) (?:my|the) (?:cart|basket|bag|trolley)\b|^(?:show )?(?:cart|basket)[?!. ]*$|\bmy cart\b|\bcart total\b|\b(?:if|when|were) i (?:to )?(?:check(?:ed)? out|paid|bought it all|ordered it all) (?:right )?(?:now|today|like this|at once|everything)\b|\bi (?:have )?(?:put|added|placed|got)(?: \w+){0,2} (?:in|into|to) (?:cart|basket|trolley)\b/;
/** "can I squash it into my bag?": what somebody carries, and no cart. */
const PACKS =
  /\b(?:can|could|will|would|does|do|may|might|if|when|is|are|should)\b.*\b(?:squash|squeeze|squish|fold|roll|pack|stuff|cram|shove|jam|fit|stow|crush|crumple|scrunch|carry|carried|go|goes|slip|tuck|leak|wrinkle|crease)(?:s|es|ed|ing)?(?: \w+){0,4}? (?:in|into|inside) (?:my|the|our) (?:bag|basket|trolley)\b/;
/** Whether it asks if something goes into a bag that somebody carries. */
export const packsIntoBag = (text: string): boolean => PACKS.test(text);

/** The willow basket is no cart. */
const NO_CART =
  /\bbasket\b.*\b(?:hold|holds|carry|made|material|wide|big|large|tall|handle|weighs?|woven|size|diameter|wash|clean|fit|cost|price)\b|\b(?:willow|woven|wicker|laundry|picnic|straw) basket\b|\b(?:wide|big|large|tall|heavy) is the basket\b/;
const FAVOURITES =
  /\b(?:my|among my|our) (?:\w+ )?(?:favou?rites?|wish ?list|saved (?:items|things|stuff|ones|goods|products|list)|hearts)\b|\bmy likes\b|^(?:show )?(?:favou?rites|wishlist)[?!. ]*$|\b(?:items?|things|stuff|ones|what|everything|all) (?:that )?i (?:have |had )?(?:saved|liked|hearted|favou?rited|bookmarked)\b|\b(?:what|which)(?: \w+)? (?:did|have) i (?:\w+ )?(?:heart|save|saved|like|liked|hearted|favou?rited?|bookmark(?:ed)?)\b|\bi (?:have )?(?:gave|given|give|put|marked|clicked|tapped|tagged|pressed|put)(?: \w+){0,4} (?:a |the |with (?:a|the) )?(?:little |small |red |tiny )?hearts?\b|\b(?:items?|pieces?|things?|articles?|ones|goods|stuff|products?) (?:\w+ ){0,3}?(?:with (?:the|my)|(?:carry|carries|have|has|bear|got) my) (?:little |small |red |tiny )?hearts?\b|\bon my (?:wish )?list\b|\bput by\b|\b(?:do|did|have) (?:i|we) (?:have |got )?(?:anything|something|things?) (?:saved|hearted|liked|bookmarked)\b/;

/** "did I already save that dress to my favourites?", "is the watch among my favourites yet?" */
const SAVED_ALREADY =
  /\b(?:did|have|had) (?:i|we) (?:(?:already|ever|really|actually|maybe|just) )*(?:put|add|added|save|saved|mark|marked|heart|hearted|like|liked|favou?rited?) (?:it|this|that|them|these|those|(?:the|those|these|that|this|an?|my) (?:\w+ ){1,5}?)(?:already|yet|or not|(?:to|on|in|into|among|as) (?:a |an |one of )?(?:my |the )?(?:favou?rites?|wish ?list|list|hearts))\b|\b(?:is|are) (?:the|that|those|these|this|my) (?:\w+ ){1,5}?(?:on|in|among) my (?:favou?rites|wish ?list|list)\b|\b(?:did|have|had) (?:i|we) (?:already )?(?:saved?|heart(?:ed)?|favou?rited?) (?:the|that|this|those|these)\b/;

const THING = String.raw`(?:\w+ ){0,3}?`;
/** A thing that may have been bought. */
const MINE = String.raw`(?!account|password|refund|money|e ?mail|cart|basket|favou?rites?|wish ?list|listing|size|page|code|link|skin|hair|house|home|place|order history)(?:\w+ ){0,3}?\w+ ?`;
const ORDERS = new RegExp(
  [
    String.raw`\bwhere (?:the \w+ )?(?:is|are|s|r) (?:my|the|our|all my|that) ${THING}(?:orders?|packages?|parcels?|delivery|shipment|things?|purchases?|stuff|items?)\b`,
    String.raw`\bwhere (?:the \w+ )?(?:is|are|s|r) my (?!cart|basket|wish|favou|account|refund|money|order history|store|items|dashboard|listing)\w+`,
    String.raw`\b(?:track|tracking|trace) (?:my|the|this|an?) ${THING}(?:order|package|parcel|delivery|shipment)`,
    String.raw`\b(?:status|state|progress|update)(?: me| us)? (?:of|on|for|about) (?:my|the|our|order)\b`,
    String.raw`\b(?:my|the) ${THING}(?:order|package|delivery|parcel) (?:status|state)|\border status\b|\b(?:show|open|find|see|check|track|where is|what is with|what about) (?:me )?(?:my )?order (?:number |no |nr |id |# ?)?\d+\b|^(?:please |what is |and |tell me |give me |check )*(?:the )?(?:(?:delivery|shipping) (?:status|state)(?: of| on| for)?|(?:status|state) (?:of|on|for)) \w+|\b(?:shipped|dispatched|sent(?: out)?|delivered|on (?:its|the) way) (?:yet|already)[?!. ]*$|^orders?[?!. ]*$|^(?:show )?my orders?\b`,
    String.raw`\b(?:has|have|did|is|was|were|are|when will|when does|when is|when are|will) (?:my|the|our) (?!account|password|name|email|cart|refund)${THING}(?:been |be )?(?:already )?(?:dispatched|ship(?:ped)?|sent|leave|gone out|go out|get sent|arrived?|delivered|coming|come|on (?:its|their|the) way|here|out)\b(?! of\b)`,
    String.raw`\b(?:show|list|see|check|view|tell me)(?: on| me| all)* (?:my|all my|the) ${THING}(?:orders?|purchases?)\b|^my (?:\w+ )?orders?[?!. ]*$|\bmy (?:last|latest|recent|previous|past) (?:orders?|purchases?)\b`,
    String.raw`\b(?:what|which|all|everything)(?: \w+){0,3} (?:did|have|had) i (?:\w+ )?(?:order|buy|bought|ordered|purchased?)|\ball (?:what|that) i (?:have )?(?:ordered|bought)|\bwhat i (?:have )?(?:ordered|bought)|\b(?:did|have) i (?:\w+ )?(?:order|buy|ordered|bought)\b|\bwhen did i (?:order|buy)`,
    String.raw`\bmy ${THING}(?:orders?|parcel|package|delivery|stuff|purchase) (?:still |has |is |are |have |was )*(?:never|not|late|missing|lost|stuck|delayed|at\b)`,
    String.raw`\bwhy (?:is|are|has|have) my (?!account|cart|password)${THING}(?:still )?not\b`,
    String.raw`\b(?:still )?waiting for my\b|\bdid not my order|\border (?:has|did|is|was) not (?:arrived?|come|here|been|shown)|\bmy \w+,? (?:they|it) (?:are|is|have|has) (?:been )?(?:delivered|arrived|shipped|sent)`,
    String.raw`\bi (?:\w+ )?(?:ordered|bought|placed an order|have ordered)\b.*\b(?:where|when|arrived?|yet|still|waiting|impatient|status|by now|happen)`,
    String.raw`\b(?:where|when)\b.*\b(?:i|we) (?:have )?(?:ordered|bought)\b|\bwhere my (?:order|package|parcel|stuff)|\bwhere (?:my|is) (?:package|parcel|order)|\bmy (?:package|parcel|order)(?: is)? at\b`,
    String.raw`\b(?:was|were|is|are|has|have|did|will) (?:the|those|these|that|all the|my) (?:\w+ ){1,4}?(?:that |which )?(?:i|we) (?:have |had |just )?(?:bought|ordered|got from you|purchased|paid for)\b.*\b(?:deliver\w*|arriv\w*|ship\w*|sent|posted|handed|turn(?:ed)? up|come|came|dispatched|left|yet|ever)\b`,
    String.raw`\b(?:has|have|did|is|was|are|will) (?:anything|something|everything|any of (?:it|that|mine|my \w+)|all of (?:it|that|my \w+)|it all|nothing)(?: of mine| i (?:have )?(?:ordered|bought))? (?:been |be )?(?:ship(?:ped)?|sent|arrived?|delivered|dispatched|left|come|posted|on (?:its|the) way)\b(?! with)`,
    String.raw`\b(?:how much|what) did (?:the|my|those|that|these) (?:\w+ ){1,3}?(?:cost|set) me\b`,
    String.raw`\b(?:check|look) (?:on |up |at )?my ${THING}orders?\b`,
    String.raw`\b(?:what|how much)(?: money)? (?:did|have|had) i (?:\w+ )?(?:pay|paid|spend|spent)\b|\bhow much i (?:have |had )?(?:paid|spent)\b|\b(?:no longer|not) (?:want|need) the \w+(?: \w+){0,3} (?:that )?i (?:have )?(?:ordered|bought)\b`,
    String.raw`\b(?:my|the|of|for) (?:last|latest|recent|previous|newest|most recent) (?:orders?|purchases?)\b|^(?:last|latest|recent|previous|newest|most recent) (?:orders?|purchases?)\b|\bmy orders?\b.*\b(?:coming along|getting on|going|doing|how far)\b`,
    String.raw`\borders? (?:from|of|by) me\b|\bhow many orders (?:do|have|did) i\b|\bdid i (?:already )?pay (?:for )?(?:my|the)\b`,
    '^(?:please )?(?:show|list|see|view|open)(?: me)?(?: all)?(?: the)? orders?[?!. ]*$',
    String.raw`\b(?:am i|are we) (?:still )?waiting (?:for|on)\b|\banything (?:of mine )?(?:still )?(?:on (?:its|the) way|outstanding|undelivered|to come)\b`,
    String.raw`\b(?:i|we) (?:have )?(?:once |already |recently )?(?:bought|ordered|got|purchased|had) (?:\w+ ){0,5}?(?:here|from you|in (?:your|this) (?:shop|store)|on (?:here|this site))\b.*\b(?:(?:what|which|how much)(?: \w+){0,3} (?:was|were|did i)|called|the names? of|remember (?:what|which|how|the name))\b`,
    String.raw`\b(?:what|which|how much)(?: \w+){0,4} (?:was|were)(?: \w+){0,5} (?:that |which )?(?:i|we) (?:have |had )?(?:bought|ordered|got|purchased)\b`,
    String.raw`\b(?:i|we) (?:have )?(?:ordered|bought)\b.*\b(?:(?:it|they|that) (?:still )?)(?:has|have|did|is|are)(?: still)? not (?:\w+ )?(?:come|arrived?|turned? up|shown up|here|been (?:delivered|sent))\b`,
    String.raw`\b(?:is|are|was|were) my ${THING}(?:orders?|parcels?|packages?|delivery|purchases?)\b.*\b(?:complete|missing|finished|outstanding|closed|open)\b`,
    String.raw`\b(?:hold ?up|delay|matter|status|story|problem|going on|happening|news|up) (?:with|on|of|about) (?:the|my|that|those|our) ${THING}\w+ (?:that |which )?(?:i|we) (?:have )?(?:ordered|bought)\b`,
    String.raw`^(?:the|those|that|my) ${THING}\w+ (?:that |which )?(?:i|we) (?:have )?(?:bought|ordered)(?: (?:here|from you))?[,.:;]? (?:and )?(?:which|what|when) (?:day|date|month|was|were|did)\b`,
    String.raw`\b(?:anything|something|any(?: \w+)?|items?|things?) of mine\b.*\b(?:pending|outstanding|undelivered|open|in transit)\b`,
    String.raw`\b(?:how much|what)(?: \w+)? did (?:all )?my (?:\w+ ){0,3}(?:orders?|purchases?)\b|\b(?:anything|something|any|which|what)\b(?: \w+){0,4} my orders?\b.*\b(?:open|pending|outstanding|missing|undelivered)\b`,
    // "my teapot is not here yet!"
    String.raw`\bmy (?!account|password|refund|money|email|cart|mail|link|code|items?|size|listing)${THING}\w+ (?:is|are|has|have)(?: still)? not (?:\w+ )?(?:here|come|arrived?|there|delivered|turned up|shown up|been (?:delivered|sent|shipped))(?: yet)?[?!. ]*$`,
    // "where have my headphones got to?"
    String.raw`\bwhere (?:have|has|had|did) (?:my|our|those|all my) (?!account|password|refund|money|cart|basket|listing|item)${THING}\w+ (?:got(?:ten)?(?: to)?|gone?|ended? up|disappeared|vanished)\b`,
    // "how far my teapot has got", "what has become of our lamp?"
    String.raw`\b(?:where|how far)(?: along)? (?:all )?(?:my|our) ${MINE}(?:have|has|had|is|are) (?:now |yet |already )?(?:got(?:ten)?(?: to)?|gone?|come|along|ended? up|been|at|now|right now)\b`,
    String.raw`\bhow far(?: along| on)? (?:have|has|is|are) (?:my|our) ${MINE}(?:got(?:ten)?|come|along|now|yet|[?.!]|$)`,
    String.raw`\bwhat (?:has |have |is |ever )*(?:became|become|becoming|happened|happening) (?:of|to|with) (?:my|our) ${MINE}`,
    // "where my headphones at", "my headphones where are they"
    String.raw`\bwhere (?:the |are |is )*(?:my|our) ${MINE}(?:is |are )?at\b`,
    String.raw`^(?:(?:hi|hello|hey|so|and|ok|,) ?)*(?:my|our) ${MINE}[-.,;:?! ]*where (?:(?:is|are|they|it|at|now|the \w+) ?){1,4}[?!. ]*$`,
    // "where my teapot is by now", "what stage is it at", "when can I expect my lamp?"
    String.raw`\bwhere (?:my|our) ${MINE}(?:is|are)(?: (?:by |right |at )?(?:now|present|the moment|today))?[?!. ]*$`,
    String.raw`\b(?:what|which) (?:stage|point|step|state) (?:is|are|has|have) (?:my|our) ${MINE}(?:at|in|reached|got to|now)\b`,
    String.raw`\bwhen (?:can|may|might|should|could|do|will|would) (?:i|we) (?:expect|get|receive|have|see|hold) (?:my|our) (?!orders?|packages?|parcels?|deliver|purchase|items?\b)${MINE}`,
    String.raw`\b(?:happened|happening) (?:to|with) (?:the|those|that|these) (?:\w+ ){1,4}?(?:that |which )?(?:i|we) (?:have |had )?(?:bought|ordered|paid for)\b`,
    String.raw`\b(?:is|are) (?:my|our) ${MINE}(?:close|near(?:by|ly (?:here|there))?|almost (?:here|there))(?: yet| now)?[?!. ]*$`,
    String.raw`^(?:(?:hi|hello|hey|so|and|ok|,) ?)*(?:my|our) ${MINE}[-.,;:?! ]*(?:did|has|have|is|are) (?:it|they) (?:ever |yet |already )?(?:ma[dk]e it|get (?:lost|here|there|through|stuck)|got (?:lost|here|there|through|stuck)|lost|stuck|left|leave|moved?|go(?:ne)?|turn(?:ed)? up|show(?:n|ed)? up)\b`,
    String.raw`\bhow (?:is|are) (?:my|our) ${MINE}(?:getting (?:on|along)|coming (?:on|along)|progressing)\b`,
    // "my boots. delivered or not", "my lamp, has it gone out?"
    String.raw`^(?:(?:hi|hello|hey|so|and|ok|,) ?)*(?:(?:my|our) (?!account|password|refund|money|email|cart)${THING}\w+|(?:the|those|these|that) ${THING}\w+ of mine) ?[-.,;:?!]+ ?(?:(?:has|have|is|are|was|were|did) (?:it|they|that|those) )?(?:been |already |finally )?(?:delivered|shipped|sent(?: out)?|handed(?: over)?|arrived?|dispatched|posted|gone out|on (?:its|their|the) way|out)(?: yet| already)?(?: or (?:not|what|still)\b.*)?[?!. ]*$`,
    String.raw`\bany (?:news|updates?|word|sign|trace) (?:on|of|about|from|regarding) (?:my|our) (?!account|password|refund|cart|email)\w+`,
    String.raw`^my package\b|\bhow is my ${THING}(?:order|delivery) (?:doing|going)`,
  ].join('|'),
);
const NOT_ORDERS =
  /\bif (?:i|we) (?:(?:were|was) to )?(?:order(?:ed)?|buy|bought)\b|\b(?:cancel|change|correct|customers?|buyers?|sold|wrong|damaged|broken|hole|torn|address|how do i (?:see|find|track)|how can i track|pending mean|does (?:pending|handed|out for)|seller orders|received as|order history)\b/;
/** "is the bathtub delivered upstairs?": how it would come, and no order. */
const HOW_IT_COMES =
  /\b(?:is|are|does|do|will|can|would|could) (?:the|this|that|these|those|it|they) (?!orders?\b|parcels?\b|packages?\b|delivery\b)(?:\w+ ){0,2}?(?:be |get )?(?:delivered|sent|shipped|come|arrive|brought)(?: already)? (?:upstairs|assembled|flat|ready|with|in (?!yet)|as|boxed|wrapped|fully|complete|to the|up|into|inside|by)\b/;
const RETURN = /\b(?:(?<!\btax )return|send back|give back|refund|exchange|bring back)\b/;
const BOUGHT = /\b(?:i (?:have )?(?:bought|ordered|purchased|got|received)|my (?!money))\b/;

/** Whether a prepared text asks in what state an item comes. */
export const asksHowItComes = (text: string): boolean => HOW_IT_COMES.test(text);

/** Whether a prepared text asks for the shopper's own cart, favourites or orders. */
export function ownIn(text: string): Own | undefined {
  const howTo = HOW_TO.test(text) && !/\bwhat is in\b|\bshow\b|\bhow (?:much|many)\b|\bsee what\b/.test(text);
  const changes =
    /\b(?:add(?! (?:(?:it|them|that|everything|all) )?(?:up|together)\b)|put|remove|delete|empty|clear|change|save|edit|take (?:\w+ )?out)\b/.test(
      text,
    ) &&
    !/\bdid i (?:put|add|save)|\b(?:have i|(?<!do |can |should |would )i(?: have)?) (?:put|added|saved)\b|\bput by\b/.test(
      text,
    );
  if (RETURN.test(text) && BOUGHT.test(text) && !/\bmoney back\b|\bpolicy\b/.test(text)) return 'return';
  if (
    CART.test(text) &&
    !(NO_CART.test(text) && !/\bmy\b/.test(text)) &&
    !PACKS.test(text) &&
    !(howTo && changes) &&
    !/\bwhere is (?:the|my) cart\b|\bcan not add\b|\bnot (?:add|put)\b/.test(text) &&
    !changes
  )
    return 'cart';
  if (
    !howTo &&
    /\b(?:did i|have i) (?:put|add|added)\b.*\b(?:cart|basket|bag)\b|\bi put (?:a |some |\w+ )*(?:things?|items?|stuff)\b.*\b(?:basket|cart|bag)\b/.test(
      text,
    )
  )
    return 'cart';
  if (SAVED_ALREADY.test(text)) return 'favourites';
  if (FAVOURITES.test(text) && !howTo && !changes && !/\bwhere is (?:my|the) (?:wish|favou)/.test(text))
    return 'favourites';
  if (ORDERS.test(text) && !NOT_ORDERS.test(text) && !HOW_IT_COMES.test(text)) return 'orders';
  return undefined;
}
