type Read = { namesThing: boolean; filters: number; occasions?: boolean };

/** How a question may begin, as the start of a pattern. */
export const SO = '^(?:(?:and|but|so|ok|hm+|,) ?)*';

/** "take my item offline", "pull the listing from the shop": a seller's own. */
export const TAKES_OFF =
  /\b(?:take|takes|taking|pull|bring|get|put|move|set) (?:my|the|an?|our|one of my|this|that|all my) (?:\w+ ){1,4}?(?:offline|off ?line|down(?! (?:to|by|\$?\d))|off (?:the|your|this) (?:site|shop|store|market|website|page|platform|internet)|(?:out of|from) (?:the|your) (?:shop|store|site|listings?|catalog(?:ue)?))\b|\b(?:pause|deactivate|withdraw|suspend|delist|unlist|take down|hide) (?:my|an?|one of my|our|all my) (?!account|password|profile|order|cookies)\w+/;

/** These are about the shop and not its items, whatever stands beside them. */
/** "do you send also to Germany?" */
export const SENDS_TO =
  /\b(?:do|does|can|could|will|would) (?:you|they|it|the shop|the sellers?|ethereal)(?: \w+)? (?:send|ship|post|mail|deliver|courier)(?: (?!me\b|it to me)\w+){0,3}? (?:to(?! (?:me|my|the door|my door)\b)|into|outside|within|abroad|overseas)\b/;
/** "how many people looked at the bag I'm selling?" */
export const LOOKED_AT =
  /\b(?:look(?:ed|s|ing)?|view(?:s|ed|ing)?|visit\w*|click\w*|seen|saw|watch(?:ed|ing)|hearts?|liked|favou?rited|interested)(?: (?:at|on|in|of))? (?:my|the|an?|what|things|everything|all)(?: \w+){0,4}? i (?:am |have |had )?(?:sell|selling|listed|list|offer|offering|put up|uploaded)\b|\b(?:people|visitors|customers|buyers|views|clicks|traffic|eyes)\b.*\b(?:on|at|for|in|of|saw|see|seen|visited|liked|viewed) (?:all )?my (?:items?|listings?|products?|things|store|goods|ads?)\b/;

const STRONG = [
  SENDS_TO,
  LOOKED_AT,
  TAKES_OFF,
  /\b(?:speak (?:to|with)|reach you|telephone number|talk with|(?:give|bring|hand) (?:(?:it|them|something|one|an item|things?|stuff) )?back|lock(?:ed|s)? (?:me )?out|how (?:\w+ ){0,3}(?:buys|buying|purchasing)|how (?:do|can|to|would|should) (?:i |one |we )?order (?:it|this|one|that|them)|how (?:do|can|does|to|would|should) (?:i |one |we |you )?(?:buy|purchase) (?:something|anything|things?|here|stuff|items?|from|on|in)|take (?:it|them) back|send(?:s|ing)? back (?:an?|the|my|some|something|anything|things?|items?|stuff|clothes|goods|what|whatever|it)|upload|extra (?:charges?|costs?|fees?)|(?<!is an? )hidden (?:costs?|fees?)|how long (?:till|until|before|does it take|will it take)|(?:arrived|came|comes|turned up|showed up|got here|was delivered|were delivered|reached me) (?:\w+ ){0,2}(?:in pieces|broken|torn|dirty|damaged|cracked|smashed|ripped|stained|scratched|used|wrong|empty|incomplete|chipped|shattered|crushed|dented|leaking|late)|(?:is|was|were|are) (?:\w+ )?(?:broken|damaged|cracked|smashed|ripped|stained|chipped|shattered|dented|leaking)(?: when| on arrival| already| after)|(?:got|received|sent|delivered) (?:me )?(?:the |an? )?(?:completely |totally )?wrong \w+|(?:has|have) (?:\w+ )?(?:shrunk|shrank|faded|ripped|come apart|broken)|(?:stopped working|fell apart|falling apart|does not work any ?more)|in pieces|ha(?:s|ve) (?:a |an )?(?:hole|stain|tear|crack|scratch)|you sent me)\b/,
  /\b(?:enter|put in|put|use|change|fill in|type|write|add|have|need) (?:\w+ ){0,3}?address\b|\b(?:delivery|shipping|another|different|second|new) address\b/,
  /\b(?:does|do|did) not (?:fit|suit)\b.*\b(?:what|return|send|do i|can i (?:get|give|bring|change|swap))\b|\bwhat if (?:it|they|the \w+) (?:does|do|is|are) not\b/,
  /\b(?:by mistake|by accident|accidentally (?:ordered|bought)|stop (?:my|the|an) order|(?:changed|change) my mind about (?:my|an|the) order)\b/,
  /\b(?:which|what) (?:credit |debit |bank )?cards\b|\b(?:take|accept) (?:credit |debit )?cards\b|\bgift (?:cards?|certificates?|packag\w+|paper)\b|\bcard with (?:an? )?(?:message|note)\b|\b(?:personal|handwritten|greeting) (?:notes?|messages?|cards?)\b/,
  /\b(?:confirmation|activation|verification) (?:e?mails?|links?|messages?|codes?)\b|\bmissing (?:from|in)\b|\b(?:parcel|package|order|something|part|item) (?:is|was|went|are) missing\b/,
  /\bopen (?:an? |my )?(?:own )?(?:shop|store)\b|\b(?:store|save|keep|record|log)s?\b.*\b(?:chats?|conversations?|what i (?:say|write|type))\b|\b(?:chats?|conversations?)\b.*\b(?:saved|stored|kept|recorded|private|logged|deleted)\b/,
  /\brate (?:something|it|an item|items|this|things?|what)\b|\bbookmark\b|\bsave (?:it|this|that|them|one|for) (?:for )?later\b/,
  /\b(?:swap (?:the|my|it|for|sizes?)|(?:be|get|arrive|come) (?:here |to me )?(?:in time|by (?:then|christmas|xmas|easter|tomorrow|tonight|next|the|my|mon|tue|wed|thu|fri|sat|sun)\w*|before(?! (?:it|they|he|she)\b))|(?:be )?here (?:by|before|in time))\b/,
  /\b(?:gift[ -]?wrap\w*|wrap(?:ped|ping|s)? (?:it|them|gifts?|presents?|my|the|as|up)|wrapping (?:paper|service)|gift (?:box|note|message)|greeting card)\b/,
  /\b(return|returns|returning|returned|refund|refunds|refunded|exchange|exchanges|send (?:it|this|them|something|an item) back|money back)\b/,
  /\b(deliver(?! (?:\w+ )?(?:bab(?:y|ies)|twins|child))|delivers|delivery|deliveries|delivered|parcels?|packages?|shipping|ship|ships|shipped|postage|courier|(?<!\b(?:this|my|our|the|hot|warm|cold|tropical|cool|rainy|dry|sunny|snowy|mild) )countr(?:y(?! (?:scenes?|houses?|style|weddings?|walks?|fairs?|music|looks?|cottages?|weekends?|life|roads?|lanes?|girls?|boys?|danc\w+|pubs?|kitchens?|homes?|clubs?|gardens?|picnics?))|ies)|abroad|overseas|international(?:ly)?)\b/,
  /\b(payment|payments|pay|paying|paypal|amex|american express|venmo|bitcoin|crypto|credit card|debit card|visa|mastercard|apple pay|google pay|klarna|instal?lments?|cash on|invoice)\b/,
  /\b(account|accounts|password|passwords|log ?in|sign ?in|sign ?up|log ?out|sign ?out|register|registration|activate|activation|activated|membership)\b/,
  /\b(?:leave|write|post|give|edit|delete) (?:an? |my |the )?(?:review|rating|feedback)\b/,
  /\b(?:i|me)\b(?:(?!\byou\b).)*\bsell\b/,
  /\b(unpublish|seller|sellers|selling|commission|payout|payouts)\b/,
  /\b(privacy|gdpr|cookies|personal (?:data|information)|my data|(?:delete|erase|forget|wipe|remove|know|knows|store|stores|keep|keeps|have|has|hold|collect|saved?)\b(?: \w+){0,4} (?:about|on) me|forget me)\b/,
  /\b(checkout|check out|place (?:an|my|the) order|gift cards?|coupons?|voucher|promo|discounts?|black friday|cyber monday|clearance|flash sales?|newsletter|unsubscribe)\b/,
  /\b(customer (?:service|support|care)|support team|(?<!into |skin |in )contact(?! with|s? lens)|(?<!\b(?:am|is|as|was|for) (?:an? |the |my |our )?(?:\w+ )?)(?<!\bmy )(?:manager|supervisor)|complain|complaint|real person|human|agent|phone number|call you|opening hours|what time(?! is it\b)|(?:store|shop|branch|showroom)s? (?:in|near|nearby|around)|physical (?:store|shop)|pick (?:it|them|things?|my \w+|the \w+) up|pick up (?:in|at|from) (?:an? |the |your )?(?:store|shop|person)|pick (?:it|them) up|click and collect|talk to (?:someone|somebody|a))\b/,
  /\b(tracking number|damaged|defective|faulty|arrived broken|wrong (?:item|thing|product|order|size|colou?r|one)\b(?! (?:for|of) (?:the|this) )|missing item|cancel|cancellation)\b/,
  /\b(?:(?:is there|have|has|got|get|download|install|use|on|your|the) (?:an? |any |the |your )?(?:\w+ )?app(?:s)?\b(?! (?:controlled|enabled))|app store|notifications?|excel|csv|xlsx|spreadsheets?|in bulk|(?:turn|switch) off (?:the |my |your )?(?:e?mails?|notifications?)|receipts?|proof of purchase)\b/,
  /\b(wishlist|restock|out of stock|sold out|back in stock|tax(?! (?:tribunal|office|advis\w+|court|accountant|inspector|season|man|return))|taxes|currency|currencies|analytics|dashboard|statistics)\b/,
  /\b((?:my|a) listings?|my (?:\w+ )?(?:name|email|address)|default address|autofill|first name|last name|email address)\b/,
  /\b(is (?:it|this|the site|this site|the shop|ethereal) (?:safe|secure|legit)(?! (?:for|with|in|on|near|around|if|when|to (?!pay|buy|order|shop|use|enter|give|send|share)))|scam|trust)\b/,
  /\b(what do you sell|which categories|what categories|what kind of shop|what is ethereal|about (?:you|ethereal)\b)/,
];

/** These are so only as a question about how the shop works. */
const IN_QUESTIONS =
  /\b(sell|size guide|size chart|sizing|true to size|my size|right size|which size|what size|what sizes|sizes? (?:do|does) you|run (?:small|large|big)|measurements?|cart|basket|favou?rites?|save (?:an? |this |my )?items?|save (?:it|this|that|them|one)\b|for later|pictures?|photos?|images?|upload|edit|add (?:an? |my )?(?:new )?(?:item|product)|list (?:an? |my )?(?:item|product)|publish|sold|orders?|orderd|buy something|quantity|offers?|sale|deals?|promotions?|email|link|ethereal|filter|sort|search (?:for|on|box)|location|located|address|hours|safe|secure|chat saved|human|remove|delete|customers|price of my|my items?)\b/;
const SIZE_TOPIC =
  /\b(size guide|size chart|sizing|true to size|my size|right size|which size (?:should|do|is|am|would|will|to|fits)|what size (?:should|do|am|would|will|is|to)|run (?:small|large|big)|size range|measurements?|(?:what|which) sizes (?:do you (?:have|offer|sell|carry)|are (?:there|available|offered)|exist)[?!. ]*$|plus sizes?)\b/;

const QUESTION =
  /^(?:and |but |so |then |please |can you tell me |could you tell me |tell me |kindly |(?:in|for|with|from|of|at|to|on|by) (?=which|what)|do you know |i(?:'d| would) like to know |i want to know |explain )*(?:how|what|whats|what's|where|wheres|when|why|who|which|whose|can|could|do|does|did|is|are|am|will|would|should|may|must|has|have)\b|\?\s*$/;
const HOW =
  /\b(how|where|why|when|can i|could i|may i|do i|should i|am i|is it possible|is there a way|what happens|allowed|able to|want to|need to|trying to|try to|can not|cannot|can't|cant|couldn't|unable|doesn't work|didn'?t (?:get|receive|come|arrive)|not working|(?:did|do|does|can|could|has|have) not (?:\w+ )?(?:get|got|received?|come|arrived?|work|log|add|see|find|upload)|problem|issue|help (?:me )?(?:with|to)|rules?|limit|maximum|max|format|formats|types?|policy|explain)\b/;

/** Beside a thing it says which size of it is sought. */
const PLUS_SIZE = /\bplus sizes?\b/;

/** A question within a sentence. */
const ASKED_WITHIN =
  /\b(?:(?:need|want|like|love|have) to know|wonder(?:ing)? (?:if|whether|how|what|which)|curious (?:if|whether|how|what|about)|let me know (?:if|whether|how|what|which))\b/;

export const isQuestion = (text: string): boolean => QUESTION.test(text) || ASKED_WITHIN.test(text);

const SHOP_CUE =
  /\b(do you (?:have|sell|carry|stock|offer)|have you got|got any|any\b|anything|something|show|find|search|looking for|look for|i(?:'m| am)? (?:want|need|search|look)\w*|buy|i(?:'d| would) (?:like|love)|get me|recommend|suggest|where can i find|is there|are there|sell|shop for|browse|interested in|available)\b/;
export const hasShopCue = (text: string): boolean => SHOP_CUE.test(text);

/** Whether a word of a normalised text can only be about the shop itself. */
export const isAboutShop = (text: string): boolean => STRONG.some((cue) => cue.test(text));

/** Whether a normalised text asks how the shop works rather than for items. */
export const isSizeTopic = (text: string): boolean => SIZE_TOPIC.test(text);

export function asksForHelp(text: string, { namesThing, filters, occasions = false }: Read): boolean {
  if (
    SIZE_TOPIC.test(text) &&
    !((namesThing || occasions) && PLUS_SIZE.test(text) && !SIZE_TOPIC.test(text.replace(PLUS_SIZE, '')))
  )
    return true;
  if (isAboutShop(text)) return true;
  if (!IN_QUESTIONS.test(text)) return false;
  if (/\b(on (?:sale|offer)|deals?|promotions?|sale)\b/.test(text)) return !namesThing && filters === 0;
  const aboutItems = namesThing || filters > 0;
  if (!aboutItems) return HOW.test(text) || isQuestion(text);
  return (
    /\b(how (?:do|can|to|many|much|often|big|long)|where (?:do|can) i (?:see|add|edit|change|upload)|can i (?:sell|add|edit|upload|change|remove))\b/.test(
      text,
    ) && !/\bhow much (?:is|are|for|does)\b/.test(text)
  );
}
