const MANY = String.raw`(?:1[1-9]|[2-9]\d|\d{3,}|(?:several |a )?(?:dozens?|hundreds?))`;
/** "can I order 15 of the same candle in one go?" */
const SO_MANY = [
  new RegExp(
    String.raw`\b(?:order|buy|get|have|purchase|need|take|want) (?:\w+ )?${MANY} (?:of (?:the same|these|those|them|this|it|one)\b|(?:identical|the same)\b|(?:of )?\w+(?: \w+){0,4} (?:at once|in one (?:go|order)|at a time|in a single order)\b)`,
  ),
  /\bhow many (?:of (?:one|the same|an?|each|it|them|these|this)\b.*|\w+ )(?:can|may|could|am) (?:i|we|one)\b.*\b(?:buy|order|take|have|get|add|allowed)\b.*\b(?:at once|at a time|in one|at most|per order)\b|\bhow many of (?:one|the same|an?|each) (?:\w+ )?(?:thing|item|article|product|kind)s? (?:can|may|could|am) (?:i|we|one)\b/,
  /\b(?:max(?:imum)?|most|limit|cap)\b(?: (?!popular\b|expensive\b|sizes?\b|pictures?\b|photos?\b|images?\b)\w+){0,8}? (?:per|of (?:just |only )?(?:one|an?|a single|the same|each)|for (?:one|each)) (?:single )?(?:item|product|article|order|line|thing|customer|person|buyer|household)\b/,
  /\b(?:maximum|most|limit)\b.*\b(?:pieces|number|quantity|units)\b.*\b(?:per|of (?:one|an?|the same|each)|for each) (?:item|product|article|order|line|thing|size)\b|\b(?:maximum|max|biggest|largest) (?:quantity|number of pieces)\b/,
];

const STILL_UP =
  /\b(?:is|are) still (?:\w+ )?(?:up|on|listed|online|visible|shown|there|for sale|offered|in (?:my|the|your) (?:shop|store))\b/;
const HOW_OFF =
  /\b(?:take|get|bring|pull) (?:it|them|this|that|those|the \w+) (?:down|off|out)\b|\b(?:remove|delete|withdraw|hide|unlist|cancel) (?:it|them|this|that|those)\b|\b(?:get rid of|make) (?:it|them|this|that)\b/;
const NO_LONGER_SELLS =
  /\b(?:do not|no longer|not) (?:want to |wish to |going to )?(?:sell|offer) (?:it|them|this|that|the \w+|my \w+)(?: \w+)? ?(?:any ?more|any longer)?\b/;
/** "Somebody in the street bought it, and it is still shown in my store." */
const GONE = /\b(?:sold|bought|gave|given|gone|broke|broken|took|lost|thrown)\b/;
const MY_SHOP = /\boff (?:my|your|the) (?:shop|store|site|page)\b|\bmy (?:shop|store|listing|items?)\b/;

const PICTURE_SIZE =
  /\b(?:pictures?|photos?|images?|files?|jpe?g|png)\b.*\b\d+ ?(?:mb|megabytes?)\b|\b\d+ ?(?:mb|megabytes?)\b.*\b(?:pictures?|photos?|images?|files?|jpe?g|png)\b/;

/** "How many photos per listing, and which file types?" */
const PICTURE = /\b(?:pictures?|photos?|images?|pics?)\b/;
const OF_LISTING =
  /\b(?:listings?|uploads?|uploading|sellers?|(?:my|per|an?|each|every|for an?) (?:item|article|product|ad|listing|offer)s?|i (?:sell|list|offer|post))\b/;
const LIMITED =
  /\b(?:more than (?:one|1)|several|additional|max(?:imum)?|limits?|how (?:many|large|big)|number|file ?(?:types?|formats?|sizes?)|formats?|types? of files?|webp|heic|jpe?g|png|gif|tiff|bmp|svg|resolution|megabytes?|mb)\b/;
/** "May I offer it for sale in your shop?", "do you let private people sell?" */
const SELLS_OWN =
  /\b(?:i|we|one|to|my \w+) (?:\w+ )?(?:offer|put|place|list|set|advertise) (?:it|them|this|these|those|some|any|part of it|(?:my|our|the|his|her) (?:\w+ ){1,3}?)(?: ?(?:up|out|in))? ?for sale\b|\b(?:let|allow) (?:private |other |normal |ordinary )?(?:people|persons?|individuals|anyone|anybody|me|us)(?: to)? sell\b|\b(?:may|can|could) (?:private |normal |ordinary |other )?(?:people|persons?|individuals|anyone|anybody) (?:also )?sell\b|\bpart with\b.*\b(?:sell|offer|for sale|through you|in your shop|(?:on|with) (?:your|this) (?:site|shop|page))\b/;

/** "I want to get rid of old handbags, would you list them?" */
const OFFERS_OWN =
  /\b(?:get(?:ting)? rid of|part(?:ing)? with|no longer (?:need|wear|use|want)|(?:do|does) not (?:need|wear|use|want)|clear(?:ing)? out|downsiz\w+|never (?:wore|wear|used?))\b.*\b(?:(?:would|could|can|do|will) you (?:list|sell|take|buy|offer|want)|(?:can|could|may|how (?:do|can|could)) i (?:list|sell|offer)) (?:it|them|these|those|some)\b/;

const COST_OF_SELLING =
  /\b(?:costs?|pay|charged?) (?:me |us |one |anything |something |a fee )*(?:to|for) sell(?:ing)?\b|\b(?:fees?|commission|percentage|cut) (?:\w+ ){0,3}(?:to|for|when|if) (?:i |we |one )?sell(?:ing)?\b/;

/** The title of the help section that a prepared text can only be about, whatever goods it names. */
export function sectionMeant(text: string): string | undefined {
  if (SO_MANY.some((pattern) => pattern.test(text))) return 'Using the cart';
  if (PICTURE_SIZE.test(text)) return 'Pictures of an item';
  if (PICTURE.test(text) && OF_LISTING.test(text) && LIMITED.test(text)) return 'Pictures of an item';
  if (COST_OF_SELLING.test(text)) return 'Fees and payouts';
  if (SELLS_OWN.test(text) || OFFERS_OWN.test(text)) return 'How to sell';
  const off = HOW_OFF.test(text);
  if (off && (STILL_UP.test(text) || NO_LONGER_SELLS.test(text) || MY_SHOP.test(text)))
    return 'Unpublishing an item';
  if (STILL_UP.test(text) && /\bmy (?:shop|store)\b/.test(text) && GONE.test(text))
    return 'Unpublishing an item';
  return undefined;
}

type Next = readonly (readonly [RegExp, string])[];
/** What sellers ask next, once they were told of selling. */
const SELLERS: Next = [
  [/\b(?:pictures?|photos?|images?|pics?)\b/, 'Pictures of an item'],
  [
    /\b(?:(?:want|like|need|have|had) it (?:gone|down|off)|gone again|take (?:it|them|this) (?:down|off|out|back)|remove|delete|unpublish|withdraw|get rid of|(?:stop|not) sell\w*|do not want (?:it|to))\b/,
    'Unpublishing an item',
  ],
  [
    /\b(?:change|edit|update|correct|fix|lower|raise|reduce|adjust|typo|mistake|cheaper|dearer|different (?:price|name|description)|new price)\b/,
    'Editing an item',
  ],
  [
    /\b(?:who (?:\w+ )?(?:ordered|bought|buys?|orders?)|(?:when|once|if) (?:it|something|somebody|someone|they|one) (?:is |was |has |have )?(?:sold|sells|bought|buys|ordered|orders)|buyers?|customers?)\b/,
    'Orders you receive as a seller',
  ],
  [/\b(?:how many (?:people|views)|views|statistics|looked at)\b/, 'Analytics of an item'],
  [/\b(?:fees?|commission|paid|my money|per ?cent|percentage|your cut|your share)\b/, 'Fees and payouts'],
];
/** What somebody asks next who was told of accounts. */
const ACCOUNTS: Next = [
  [/\bpassword\b/, 'Changing a password'],
  [/\b(?:another|different|new|change|other|wrong) (?:\w+ )?(?:e?mail|address)\b/, 'Changing your email'],
  [/\b(?:another|different|new|change|other|wrong) (?:\w+ )?(?:name|surname)\b/, 'Changing your name'],
  [/\b(?:delete|leave|close|quit|get rid of|remove)\b/, 'Deleting an account'],
];
const NEXT: readonly (readonly [told: RegExp, next: Next])[] = [
  [
    /^(?:How to sell|Adding an item|Pictures of an item|Editing an item|Unpublishing an item|Analytics of an item|Orders you receive as a seller|Fees and payouts)$/,
    SELLERS,
  ],
  [
    /^(?:Signing up|Activating an account|Logging in and out|Changing (?:a password|your name|your email))$/,
    ACCOUNTS,
  ],
];

/** "and if I want to change the price later?": the section that goes on from the one told of last. */
export const sectionAfter = (told: string | undefined, text: string): string | undefined =>
  told === undefined
    ? undefined
    : NEXT.find(([of]) => of.test(told))?.[1].find(([asked]) => asked.test(text))?.[1];
