import { PEOPLE } from '../lexicon/people.ts';

const RETURN = /\b(?:return|send back|give back|refund|exchange|bring back)\b/;
/** Nouns for people whom one speaks of as "my …". */
const PERSON = [
  ...PEOPLE.keys(),
  'ex',
  'crush',
  'coworker',
  'flatmate',
  'landlord',
  'tenant',
  'patient',
  'client',
  'employee',
  'guest',
  'buddy',
  'spouse',
  'sibling',
  'relative',
  'assistant',
  'manager',
  'mate',
]
  .filter(
    (name) =>
      !/^(?:he|she|him|her|his|men|women|mens|womens|male|female|\w*wear|adult|unisex|couple|my little)$/.test(
        name,
      ),
  )
  .map((name) => name.replace(/(?<=\w{2})y$/, '(?:y|ies)'))
  .join('|');
const SOMEBODY = `(?:(?:my|his|her|their|our|the|an?) )?(?:ex |former |best |little |big |older |younger )?(?:${PERSON}|seller|buyer|customer|customers|other (?:people|customers?|users?|shoppers?|buyers?)|others|someone else|somebody else|another (?:user|customer|person|shopper|buyer)|anyone|user|users|everyone|everybody|all (?:users|customers|people|buyers)|people)`;
const MY_PERSON = `(?:my|his|her|their|our) (?:ex |former |best |little |big |older |younger )?(?:${PERSON})`;
const THEIRS = `(?:orders?|ordered|ordering|cart|basket|wish ?list|favou?rites?|passwords?|account|address|addresses|phone(?: number)?|email|e mail|bought|buys?|buying|purchased?|purchases|details|data|name|personal|card|credit card|parcels?|packages?|delivery|invoices?|order history|chat|conversation|profile|password)`;
const CONTACT_DATA = String.raw`(?:(?:delivery |home |street |post )?address|(?:tele|mobile |cell |home )?phone(?: number)?|mobile(?: number)?|number|e ?mail|surname|last name|full name)`;
const OTHERS = [
  // "which phone number did he give you", "who sent it and what is his mobile".
  new RegExp(
    String.raw`\b(?:what|which|whose) (?:\w* ){0,5}?${CONTACT_DATA}\b[^.?!]*\b(?:did|does|has|have|had) (?:he|she|they|(?:the|this) (?:\w+ ){0,4}?\w+|${MY_PERSON}) (?:give|gave|given|leave|left|enter\w*|use[ds]?|tell|told|have|put|type[ds]?|register\w*|say)\b`,
  ),
  new RegExp(
    String.raw`\b(?:what|which|tell|give|need|know)\b(?: \w+){0,3} (?:his|her|their) ${CONTACT_DATA}\b`,
  ),
  /\b(?:sister|brother|husband|wife|girlfriend|boyfriend|mother|mum|mom|father|dad|friend|neighbou?r|boss|colleague|cousin|ex)\b.*\b(?:his|her|their) (?:wish ?list|cart|basket|orders?|favou?rites|account|password)\b/,
  new RegExp(
    String.raw`\b${SOMEBODY}(?: ?s)? (?:last |latest |recent |whole |delivery |order )?${THEIRS}\b(?!.*\b(?:gift|present)\b)`,
  ),
  new RegExp(
    String.raw`\b(?:did|does|has|have|had|is|was|were) ${MY_PERSON} (?:\w+ ){0,2}?(?:spen[dt]|pays?|paid|buys?|bought|order|ordered|purchase\w*|return|returned|account|customer|registered|search\w*|ask(?:ed)?|said|say|wrote|written|favou?rites|saved?|hearted|carts?|basket)\b`,
  ),
  new RegExp(
    String.raw`\b${MY_PERSON} (?:\w+ ){0,2}?(?:bought|purchased|spent|has ordered|ordered (?!me|us))\b.*\b(?:what|which|tell|list|show|how much)\b|\b(?:list|show|tell|everything|all|what|which|how much)\b.*\b${MY_PERSON} (?:\w+ ){0,2}?(?:bought|purchased|spent|ordered (?!me|us)|forgot)\b`,
  ),
  new RegExp(
    String.raw`\b(?:credit card|cards?|passwords?|address|invoices?|data|emails?|phone(?: number)?|orders?|carts?|baskets?|accounts?|details|history)(?: \w+)? (?:of|belonging to) (?:${MY_PERSON}|(?:the |that )?(?:seller|buyer|person|people|customers?|users?))\b`,
  ),
  new RegExp(String.raw`\bwhich (?:password|email|card|address)\b.*\b${MY_PERSON}\b`),
  new RegExp(
    String.raw`\bwhere (?:does|do|is) (?:the |this |that )?(?:seller|buyer|customer|owner|${MY_PERSON}) (?:live|lives|living|located)\b`,
  ),
  /\bhow much (?:does |did |has |have )?(?!i\b|we\b|it\b|the\b|this\b|that\b|you\b|did\b|does\b|do\b|have\b|shipping\b|delivery\b)\w+ (?:spends?|spent|pays|paid)\b/,
  /\b(?:others|other people|people|everyone|everybody|customers|users|somebody|someone) (?:\w+ ){0,2}?(?:putting|buying|ordering|put|buy|order|have|got)\b.*\b(?:carts?|baskets?|favou?rites|orders?|wish ?lists?)\b/,
  /\bwhose (?:orders?|account|cart|basket|address|number|parcel)\b|\bwho are (?:your|the|all) (?:customers?|users?|buyers|members)\b/,
  /\b(?:other|another|all|everybody|everyone|anybody|strangers?)(?: (?:people|users?|customers?|shoppers?|persons?|buyers?|members?))?(?: ?s)? (?:\w+ )?(?:carts?|orders|baskets?|addresses|emails?|accounts?|names?|favou?rites|wish ?lists?|purchases)\b(?!.*\b(?:my|mine|i)\b)/,
  /\b(?:customers?|users?|buyers?|members?)(?: ?s)? (?:emails?|data|lists?|names|addresses|details|records|database)\b|\b(?:other|all) (?:users?|customers?|people)\b.*\bnames?\b/,
  /\b(?:i am|as|this is|i work (?:for|at|in|with))\b(?: \w+){0,3}? ?(?:admin\w*|ethereal|police\w*|staff|support|owner|employee|the (?:shop|company|site))\b.*\b(?:orders|customers?|users?|accounts?|emails|passwords?)\b/,
  /\b(?:what|which|where|when|see|know|show|tell|check|read|look)\b.{0,120}?\b(?:my|his|her|the|ex|of|another|other|someone|somebody|anyone|all|john|peter|mary)\b.{0,120}?\b(?:sister|brother|husband|wife|girlfriend|boyfriend|mother|mum|mom|father|dad|friend|neighbou?r|boss|colleague|cousin|customers?|users?|else|ex|buyers?)\b.{0,120}?\b(?:has (?:been )?(?:order\w*|b(?:uy|ought)\w*)|has in|have in|in (?:her|his|their) (?:cart|basket)|ordered|orders|bought|been ordering|buys|account|password)\b/,
  /\b(?:passwords? (?:of|for|from)|user id|account of|orders? (?:of|from|by) (?!mine|my own|me\b|the seller|(?:you|your|yours|here|this|last|ethereal|yesterday|today|january|february|march|april|may|june|july|august|september|october|november|december)\b)(?:all |other |every |another |user |customer |mr |mrs |ms )?\w+|cart of|basket of|wishlist of)\b(?!.*\bhow do i\b)/,
  /\b(?:address|phone number|telephone number|email|real name|location|contact details|personal details) of (?:the |a |an |this |that |my )?(?:seller|buyer|customer|user|owner|person|man|woman)\b|\b(?:seller|buyer|customer|owner)s? (?:\w+ )?(?:address|phone(?: number)?|real name|home|email|bank)\b/,
  /\b(?:(?<!\b(?:i|we|to) )orders?|(?<!\b(?:i|we|to) )purchases?|cart|basket|favou?rites|wish ?list|account|address|invoices?)\b(?: \w+){0,2} (?:of|from|by|belonging to) (?:my|his|her|their|another|some(?:one|body)|the|user|customer|mr|mrs|ms) ?(?!own\b|last\b|orders?\b|cart\b|seller\b|shop\b|site\b|list\b|item\b|page\b|account\b)\w+\b(?<!today|yesterday|week|month|year|summer|winter|history|collection|season)/,
  /\b(?:what|which|where|when|how much|show|tell me|see|list)\b.*\b(?:has|have|did|does) (?:he|she|they|(?!my (?:(?:very|most) )?(?:last|latest|recent|previous|past|first|second|third|newest|whole|entire|big|total)\b|i\b|you\b|we\b|u\b|it\b|this\b|that\b|to\b)[a-z][\w.]*) (?:\w+ )?(?:order|ordered|buy|bought|purchased?|(?:put|have|got) in (?:his|her|their) (?:cart|basket))\b/,
  /\bwhat(?: else| all)? (?:is|has|have|was|did|does|are|were) (?:he|she|they) (?:(?!want|need|like)\w+ ){0,2}?(?:buy|buying|bought|order|ordering|ordered|purchas\w+|spending|saving|returning|shopping)\b/,
  /\bwhat (?:else )?(?:he|she|they) (?:has|have|had|is|was|are|were)? ?(?:been |already )?(?:order(?:ed|ing|s)?|bought|buying|buys|purchas\w+)\b/,
  /(?<!my )\b(?:home|private|personal) (?:address|phone|telephone|mobile|number|e ?mail)(?: (?:number|address))?(?:e?s)? (?:of|for|from)\b/,
  /\b(?:address|phone|telephone|mobile|cell|number|e ?mail|name|contact details)(?:es|s)? (?:of|for|from|belonging to) (?:whoever|who ever|whomever|the (?:one|person|people|guy|woman|man|lady) (?:who|that|selling)|someone|somebody|anyone)\b/,
  /\bwho (?:else )?(?:\w+ )?(?:bought|ordered|owns|purchased|wrote|left|posted|gave|rated|reviewed|reported|favou?rited)\b/,
  /\b(?:what|which|whether|if|when|where|how much|see|know|tell|show|check|find out|did|has|have|had)\b.*\b(?:my|our|his|her|their|that|the) (?!orders?\b|cart\b|basket\b|shop\b|things?\b|items?\b|one\b|seller\b)(?!(?:\w+ )?(?:i|we|you)\b)(?:\w+ )?\w+ (?:has |have |had |did |already |just |ever |also |recently )*(?:bought|ordered|purchased|paid for|favou?rited|put (?:the|an?|it|this|that|in))\b/,
  /\b(?:want|tell|give|need|get|know|send|find|reveal|share)\b.*\b(?:his|her|their) (?:real |full |home |private |own |last )*(?:name|address|identity|phone|number)\b(?! on\b)/,
  new RegExp(
    String.raw`^(?:and |so |please )*(?:has|have|had|did|does|is) (?:he|she|they|${SOMEBODY}) (?:\w+ )?(?:order(?:ed|ing)?|b(?:uy|ought)|buying|purchas\w+|return(?:ed|ing)?|paid|put|sav(?:e|ed)|lik(?:e|ed) (?:the|this|that))\b`,
  ),
  /\b(?:chats?|conversations?|messages?|questions?|history|searches)\b(?: \w+){0,2} (?:of|from|by|with) (?:the |an? |my |your |his |her )?(?:previous|last|other|another|different|someone|somebody|customers?|users?|visitors?|sister|brother|husband|wife|girlfriend|boyfriend|mother|mum|mom|father|dad|friend|neighbou?r|boss|ex)\b/,
  /\b(?:previous|last|next) (?:customer|user|visitor|shopper|guest|person)s?\b.*\b(?:ask\w*|said|say|saying|writ\w*|wrote|chat\w*|talk\w*|search\w*|told)\b/,
  /\b(?:his|her|their|someone(?: s)?|somebody(?: s)?) (?:\w+ )?(?:orders?|cart|basket|account|wish ?list|favou?rites|parcels?|packages?|purchases?|order history)\b/,
  /(?<!\b(?:i|we|to|and|or) )\borders? (?:number |no |nr |id |# ?)?[a-z]*\d+ (?:of|for|from|by|belonging to|placed by) (?!me\b|mine\b|my (?:own|self)\b)\w+/,
  /\bi am (?:the |an? |your )?(?:\w+ )?(?:admin\w*|manager|owner|police\w*|developer|employee|staff|moderator|support|boss|seller)\b.*\b(?:show|give|list|tell|send|open|look|unlock|let|need)\b.*\b(?:orders?|customers?|users?|address\w*|accounts?|emails?|names?|data|details|phone|passwords?|carts?)\b(?<!my \w+)/,
  /\b(?:give|show|tell|send) me (?:the )?(?:customer|user|buyer|credit card|card) (?:data|database|list|numbers?|details|emails?)\b|\badmin (?:password|access|panel)\b|\b(?:chats?|conversations?|messages?|questions?|orders?|basket|cart)\b(?: \w+){0,3} (?:guy|man|woman|lady|girl|person|one|people|customer|visitor) (?:before|after|ahead of|next to) me\b|\b(?:list|dump) (?:of )?(?:all )?(?:users|customers|accounts)\b/,
];

/** "my coworker's parcel", whoever that is. */
const POSSESSION =
  /(?<!\p{L})(?!(?:what|where|who|how|when|why|that|it|there|here|let|she|he|today|yesterday|tomorrow|week|month|year|shop|store|company|site|website|everything|ethereal|one|order|seller)['’]s)\p{L}{2,}['’]s (?!day\b)(?:(?!size|favou?rite)\w+ ){0,2}?(?:orders?|cart|basket|wish ?list|favou?rites(?= |\?|$)|passwords?|account|e-?mails?|address|phone number|parcels?|packages?|delivery|invoices?|order history|purchases|chat|conversation|credit card|data)\b/iu;
/** Where something is to be sent is the shopper's own affair. */
const SENDS_THERE = /\b(?:send|sent|deliver\w*|ship\w*|enter|put|use|type|write|fill in)\b.*\baddress\b/;

/** "my order of the headphones" is nobody else's. */
const MY_ORDER_OF =
  /\b(my (?:\w+ )?(?:orders?|purchases?|deliver(?:y|ies)|parcels?|packages?)) (?:of|for|with|from) (?:the|my|an?|those|these|that|this|last|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter|christmas|\d+)\b/g;
/** "What is her address?" */
const ASKS_FOR_THEIRS = new RegExp(
  String.raw`\b(?:what is|tell me|give me|do you (?:have|know)|i need) (?:his|her|their) (?:\w+ )?${CONTACT_DATA}\b`,
);
/** "I'm a guy who owns four hoodies", "a gift for somebody who bought a house": no question who it is. */
const OF_MYSELF =
  /\b(?:i am|as|for) (?:just |only |also )?(?:(?:an?|the|my|one of those) )?(?:\w+ ){1,4}?who (?=(?:\w+ )?(?:bought|ordered|owns|purchased|wrote|left|posted|gave))/g;
/** "the most I can order of one thing", "in my cart of each": how many, and nobody's order. */
const SO_MUCH_OF =
  /\b(?:order|purchase|buy|put in (?:my|the|a) (?:cart|basket)|(?:my|the|one|an?) (?:order|cart|basket)) of (?=(?:one|an?|each|any|every|the same|this|it|these|something|single)\b)/g;
const GIVEN_TO_ME =
  /\b(?:bought|ordered|got|gave|given|purchased|sent) (?:(?:it|this|that|them|these) )?(?:for |to )?(?:me|us)\b/;
const AMISS =
  /\b(?:broke\w*|damaged|torn|wrong|too (?:big|small|large|tight|short|long|wide|loose)|does not fit|do not fit|faulty|defect\w*|size)\b/;

const PARCEL = '(?:parcels?|packages?|packets?|box(?:es)?|delivery|deliveries|shipments?)';
const TITLED = String.raw`(?:mr|mrs|ms|miss|dr|herr|frau)\b`;
/** "Mrs Pemberton had a parcel", "a box came for the neighbours": what another was sent. */
const SENT_TO_ANOTHER = new RegExp(
  String.raw`\b(?!(?:i|we|you|it|just|already|finally|never|ever|also|only|once|have|has|to|not|who|that)\b)\w+ (?:has |have )?(?:just |already |also |recently )?(?:had|got|gets|received?|gotten|was sent|were sent|is getting|picked up|took in) (?:an?|another|the|this|that|his|her|their|some|something in a|\d+|two|three|many|several|(?:lots|loads|plenty|a lot) of) (?:\w+ ){0,2}?${PARCEL}\b|(?<!\b(?:comes?|came|packed|put|it) in (?:an?|the) )\b${PARCEL}\b(?: \w+){0,6}? (?:for|to) (?:${MY_PERSON}|${TITLED}|the (?:neighbou?rs?|lady|man|woman|couple|family|people|guy|girl)|someone|somebody)\b`,
);
const ASKS_CONTENTS =
  /\bwhat(?:ever)? (?:is|was|were|are|might be|could be|may be) (?:(?:there|it|that|actually|really) )?(?:in|inside)\b|\bwhat (?:did|does|do) (?:it|they|he|she|that) (?:\w+ )?(?:contain|hold|get|have|receive)\b|\bwhat (?:it|they|he|she) (?:contains?|contained|got|had|gets|received)\b|\b(?:of|with) what ?(?:[?!.]|$)|\bcontents? of\b|\b(?:its|the) contents?\b/;
/** "What did my colleague Mr Harris have in his package?" */
const IN_THEIR_PARCEL = new RegExp(String.raw`\b(?:in|inside) (?:his|her|their) (?:\w+ ){0,2}?${PARCEL}\b`);

const SOMEBODYS = new RegExp(String.raw`(?<!\bfor )\b(?:${MY_PERSON}|(?:another|other) ${SOMEBODY})\b`);
/** Whether it speaks of another person, and not as the one for whom something is. */
export const namesSomebody = (text: string): boolean => SOMEBODYS.test(text);

/** Whether a prepared text asks for what is somebody else's. */
export function asksForOthers(text: string, raw: string): boolean {
  if (POSSESSION.test(raw) && !SENDS_THERE.test(text)) return true;
  if (
    /@/.test(raw) &&
    /\b(?:password|order|orders|ordered|bought|purchases?|purchased|buy|favorites|wish ?list|cart|account|address|login|basket|favou?rites)\b/.test(
      text,
    )
  )
    return true;
  // What sells best is nobody's secret.
  if (
    /\bwhat (?:are|do|is) (?:people|everyone|everybody|others|customers) (?:buy|buying|getting|get) (?:the )?most\b/.test(
      text,
    )
  )
    return false;
  if (IN_THEIR_PARCEL.test(text) && /\bwhat\b/.test(text)) return true;
  if (
    ASKS_CONTENTS.test(text) &&
    SENT_TO_ANOTHER.test(text) &&
    !new RegExp(String.raw`\b(?:my|our) (?:\w+ )?${PARCEL}\b`).test(text)
  )
    return true;
  // A list of who shops here.
  if (
    /\b(?:list|show|name|names|give me|tell me|who are|export|download)\b(?: \w+){0,4} (?:your|all|the|other) (?:other )?(?:customers|buyers|shoppers|users|clients|members)\b/.test(
      text,
    ) &&
    !/\bmy (?:customers|buyers|store|items)\b/.test(text)
  )
    return true;
  // "did my colleague already buy the watch?"
  if (
    /\b(?:did|has|have) (?:my|our|his|her) (?:\w+ ){1,3}?(?:already |ever |yet )?(?:buy|bought|order|ordered|purchased?) (?:the|a|an|this|that|it|one|any|something)\b/.test(
      text,
    )
  )
    return true;
  // What went wrong with a present is the shopper's own affair, whoever bought it.
  if (GIVEN_TO_ME.test(text) && (RETURN.test(text) || AMISS.test(text))) return false;
  const mine = (SENDS_THERE.test(text) ? text.replaceAll(/\baddress\b/g, '') : text)
    .replace(MY_ORDER_OF, '$1 ')
    .replace(OF_MYSELF, 'i ')
    .replace(SO_MUCH_OF, 'take so much of')
    .replace(/\bordered (?:me|us) to\b/, '');
  if (
    /\b(?:buyer|customer)s?\b/.test(text) &&
    /\b(?:placed with me|from me|my (?:customers|buyers)|sold|my items?|customers? (?:bought|ordered)|status)\b/.test(
      text,
    )
  )
    return false;
  return ASKS_FOR_THEIRS.test(text) || OTHERS.some((pattern) => pattern.test(mine));
}
