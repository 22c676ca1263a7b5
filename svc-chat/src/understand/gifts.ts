/** "something small for my son's teacher": those whom one knows so get presents. */
const SMALL_THING =
  /\b(?:something|a (?:little|small) (?:thing|something|token)|a token)(?: (?:small|little|nice|thoughtful|sweet|special|cheap|cute|funny|useful|personal|tasteful|classy|pretty))* for (?:(?:my|our|the|a|an|his|her|their) )?(?:\w+ ){0,2}?(?:teachers?|neighbou?rs?|boss|colleagues?|co ?workers?|hosts?|hostess|coach|nurse|doctor|postman|cleaner|babysitter|nanny|crew|staff|couriers?|mother in law|father in law|in laws|godmother|godfather|best friend|secret santa|bridesmaids?|landlady|landlord)\b/;

/** "a token for the lads in the warehouse": those who work for one. */
const FOR_WORKERS =
  /\b(?:something|anything|a (?:little|small) \w+|an? token)(?: \w+){0,2}? for (?:the|our|my|all the) (?:\w+ )?(?:lads?|lass(?:es)?|girls?|guys?|lad(?:y|ies)|boys?|people|team|m[ae]n|wom[ae]n) (?:who|that|at|in|from|of|on)\b|\b(?:something|anything|a (?:little|small) \w+|an? token)(?: \w+){0,2}? for (?:the|our|my) (?:\w+ ){1,2}who (?:\w+ )?(?:help(?:s|ed)|look(?:s|ed) after|taught|teaches|saved|took care|takes care|drives|drove|minds|minded|watered|waters|watches|watched|cleans|cleaned|cares|cared|treats|treated|fixed|delivered)\b/;

/** "a thank you for the nurse": why one gives. */
const A_THANK_YOU =
  /\b(?:an?|some|my) (?:little |small |big |nice )?(?:thank you|thanks|goodbye|good bye|farewell|parting|leaving|congratulations?|well done|get well|good luck|sorry|apology) (?:for|to|gift|thing|something|treat)\b(?! (?:your|the (?:help|answer|quick|info\w*|reply)))|\ba (?:little|small) thank you\b/;

/** Who gives to them gives to the child. */
const NEW_PARENTS =
  /\bhad (?:an?|her|his|their|our) (?:first |second |third |\w+ )?(?:baby|child)\b|\bnew (?:dad|daddy|father|mum|mom|mother|parents?)\b|\b(?:became|become|becomes|becoming|going to be) (?:an? )?(?:dad|daddy|father|mum|mom|mother|parents?|grand\w+|god\w+)\b|\b(?:baby shower|gave birth|expecting a (?:baby|child)|expectant)\b/;
/** "spoil her", "not the little one", or one's own wife or husband: it is for the parent. */
const FOR_PARENT =
  /\b(?:spoil(?:ing)?|treat(?:ing)?|pamper(?:ing)?|comfort|reward|thank|cheer|look after) (?:up )?(?:her|him|them|my \w+|the (?:new )?(?:mum|mom|mother|dad|father|parents?))\b|\b(?:pampered|spoilt|spoiled)\b|\bnot (?:for )?(?:the |another |more |his |her |their )?(?:baby|little one|child|kid|newborn|son|daughter)\b|\bmy (?:wife|husband|hubby|girlfriend|boyfriend|fiancee?|partner|missus|other half)\b(?! (?:sister|brother|cousin|niece|nephew|friend|boss|colleague|mum|mom|mother|daughter|son|best)\b)/;
const FOR_THE_CHILD =
  /\b(?<!not )(?:for|give|get|to|buy|bring) (?:the |our |their |his |her |an? )?(?:new |little |tiny )?(?:baby|babies|little one|child|newborn|twins)\b/;
const ASKS =
  /\bcheer (?:him|her|them|my \w+|(?:my|our) \w+ \w+) up\b|\bcheer up (?:my|our|him|her|them)\b|\b(?:what|anything|something) (?:would|could|might|to|that would) (?:please|delight|thank|surprise) (?:him|her|them|my|our)\b|\breward (?:him|her|them|my|our|each|both|all|every)\b|\bwhat (?:give|gift) i\b|\b(?:want|like|love|hoping|planning|going) to (?:give|surprise) (?:my|our|him|her|them|an?) (?:\w+ ){0,3}?(?:something|anything|with)\b|\b(?:mum|mom|dad|father|mother|grandma|grandpa|granny|gran|nan|sister|brother|wife|husband|friend|aunt|uncle|boss|girlfriend|boyfriend) (?:\w+ )?(?:\d{2}(?:th|st|nd|rd)|big (?:day|\d0))\b|\b(?:gift|give to|surprise for|get (?:my|for my) (?:mom|mum|dad|wife|husband|girlfriend|boyfriend|bestie|friend|son|daughter))\b|\bwhat (?:do|should|can|might|could|would|does) (?:i|you|we|one|they|people|(?:the|my|our) \w+) (?:(?:get|give|buy|gift)\b(?! (?:from|with|for \$?\d))|bring (?:him|her|them|the (?:\w+ )?(?:boy|girl|baby|child|kid|couple|host\w*|bride|parents))\b|bring (?:for|to) (?:an? |the |my |our )?(?:\w+ ){0,3}(?:party|year old|birthday|host\w*|couple|shower|friends?|neighbou?rs?)\b)/;

/** Whether a text says in so many words that something is to be given. */
export const saysGift = (text: string): boolean =>
  ASKS.test(text) || SMALL_THING.test(text) || FOR_WORKERS.test(text) || A_THANK_YOU.test(text);

/** Whether it speaks of somebody who has, or expects, a child. */
export const isOfNewParents = (text: string): boolean => NEW_PARENTS.test(text);

/** Whether what new parents get is for themselves; `liking`: what one of them likes or does is known. */
export const isForParents = (text: string, liking: boolean): boolean =>
  !FOR_THE_CHILD.test(text) && (liking || FOR_PARENT.test(text));

/** "the girls who pack my parcels": what those do who get a present is no question about it. */
const SERVES =
  /\b(?:see|tour|travel|explore|cross|discover|visit)\w* (?:\w+ ){0,3}?countr(?:y|ies)\b|\b(?:gift|present|santa|elephant|office|christmas|holiday|name|book)s? (?:swap|exchange)s?\b|\b(?:who|that) (?:always |usually |kindly )?(?:packs?|delivers?|brings?|carr(?:y|ies)|sorts?|sends?|ships?|handles?|drops?|does|do|runs?) (?:\w+ ){0,3}?(?:parcels?|packages?|post|mail|orders?|deliver(?:y|ies)|returns|accounts?|shipping)\b|\b(?:parcel|package|delivery|courier|post|mail|shipping|account)s? (?:m[ae]n|wom[ae]n|guys?|drivers?|girls?|lads?|lad(?:y|ies)|person|people|boys?|crew|team|service)\b|(?<=\bfor (?:the |my |our |an? ))(?:couriers?|accountants?|postm[ae]n)\b/g;
/** A text about a present without what its recipients do for a living. */
export const withoutService = (text: string): string => text.replace(SERVES, ' ');
