import { LOOKED_AT, SENDS_TO, TAKES_OFF } from '../understand/cues.ts';

/** What people say of a topic in too many ways to be listed, and the words of its section. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:address)\b.*\b(?:of|for) (?:my|a|his|her|our) (?!order|account)|\b(?:enter|put in|put|fill in|type|write) (?:\w+ ){0,3}?address\b/,
    'saved address checkout',
  ],
  [TAKES_OFF, 'unpublish an item'],
  [LOOKED_AT, 'analytics of an item'],
  [SENDS_TO, 'where do you deliver ship to'],
  [/\bwhen will (?:my|the|an) order\b.*\bif i\b/, 'how long does delivery take'],
  // "how many days till delivery to LA": how long, and not where to.
  [
    /^(?!.*\b(?:return\w*|send(?:ing)? back|refund\w*|exchange\w*)\b).*\bhow (?:long|fast|quick(?:ly)?|soon|many (?:\w+ )?(?:days|weeks))\b.*\b(?:deliver\w*|ship\w*|parcels?|packages?|arrive\w*)\b/,
    'how long does delivery take',
  ],
  [/\bhow many\b.*\bbuy\b/, 'quantity cart maximum'],
  [
    /\b(?:store|save|keep|record|log)s?\b.*\b(?:chats?|conversations?|what i)\b|\b(?:chats?|conversations?)\b.*\b(?:saved|stored|kept|recorded|private|logged|deleted)\b/,
    'personal data privacy chat',
  ],
  [/\bgift (?:cards?|certificates?|vouchers?)\b/, 'coupon voucher discount code'],
  [
    /\bgift (?:packag\w+|paper|wrap\w*)\b|\bcard with (?:an? )?(?:message|note)\b|\b(?:personal|handwritten|greeting) (?:notes?|messages?|cards?)\b/,
    'gift wrapping',
  ],
  [
    /\b(?:confirmation|activation|verification) (?:e?mails?|links?|messages?|codes?)\b/,
    'activation email did not arrive',
  ],
  [
    /\b(?:by mistake|by accident|accidentally|stop (?:my|the|an) order|changed? my mind about)\b/,
    'cancel an order',
  ],
  [
    /\b(?:does|do|did) not (?:fit|suit)\b|\bwhat if (?:it|they|the \w+) (?:does|do|is|are) not\b/,
    'return an item',
  ],
  [
    /\bmissing (?:from|in)\b|\b(?:something|part|item) (?:is|was|went|are) missing\b/,
    'wrong missing item arrived damaged',
  ],
  [
    /\b(?:ship|ships|shipping|deliver|delivers|delivery) (?:to|in|into|within) (?!me\b|my\b|the door)\w+(?! (?:by|before|in time))/,
    'where do you deliver ship to',
  ],
  [/\bopen (?:an? |my )?(?:own )?(?:shop|store)\b/, 'how do i sell here'],
  [
    /\b(?:which|what) (?:credit |debit |bank )?cards\b|\b(?:take|accept) (?:credit |debit )?cards\b/,
    'how can i pay payment',
  ],
  [/\brate (?:something|it|an item|items|this|things?|what)\b/, 'write a review rate an item'],
  [/\bbookmark\b|\bsave (?:it|this|that|them|one|for) (?:for )?later\b/, 'save items favourites'],
  [/\b(?:is|are) there (?:an? |any )?sales?\b/, 'discounts offers sale coupon'],
  [
    /\b(?:accept|allow|take|requirements?|rules?|short|strong|weak|characters?|letters?)\b.*\bpasswords?\b|\bpasswords?\b.*\b(?:not accepted|accepted|requirements?|rules?|too short|strong|weak|characters|letters|long)\b/,
    'password rules requirements how long must a password be',
  ],
  [
    /\b(?:wrong|incorrect|invalid) (?:password|credentials|login)\b|\bpassword (?:is |was )?(?:wrong|incorrect|invalid)\b/,
    'forgot password reset link',
  ],
  [
    /\b(?:make|create|open|get|set up|start|have|do) (?:an? |my |me an? )?(?:new )?(?:account|profile)\b/,
    'sign up create account',
  ],
  [/\b(?:about|on|forget) me\b/, 'personal data privacy'],
  [
    /\b(?:broken|smashed|cracked|shattered|leaking|chipped|dented|crushed|ripped|torn|shrunk|faded|damaged|stopped working|fell apart|falling apart|come apart)\b|\bwrong (?!size|address|order|password|email)\w+/,
    'damaged faulty item arrived',
  ],
  [
    /\b(?:pay|paid|charged?|cost|costs|how much|free|fees?|price|included|extra)\b.*\b(?:postage|shipping|delivery|deliver|ship|courier)\b|\b(?:postage|shipping|delivery|courier)\b.*\b(?:pay|charged?|cost|costs|how much|free|fees?|price|included|extra)\b/,
    'how much does shipping cost',
  ],
  [
    /\b(?:handed|delivered|arrived|marked|says|said)\b.*\b(?:never|not|nothing|nobody|empty|nowhere|gone|no sign)\b|\b(?:parcel|package|order|item|delivery) (?:is |was |got |has been |went )?(?:lost|missing|stolen|vanished)\b/,
    'wrong missing item arrived damaged',
  ],
  [
    /\block(?:ed|s)? (?:me )?out\b|\b(?:account|login) (?:is |was |got )?(?:locked|blocked)\b/,
    'locked out too many attempts',
  ],
  [/\b(?:give|take|bring|hand) (?:\w+ ){0,2}back\b|\bgive back\b/, 'return an item'],
  [
    /\bhow (?!many|much)(?:\w+ ){0,3}(?:buys?|buying|purchase|purchasing)\b(?!.*\bsell)/,
    'how do i order buy checkout place an order',
  ],
  [/\b(?:ordered|bought|took|got|picked|chose)\b.*\bwrong size\b/, 'return exchange wrong size'],
];
/** The words by which the help section for a question is found. */
export const sectionWords = (question: string): string =>
  TOPICS.find(([asked]) => asked.test(question))?.[1] ?? question;
