export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'how-are-you'
  | 'abilities'
  | 'who'
  | 'agreement'
  | 'insult'
  | 'joke';

const GREETING =
  /^(?:(?:hi+|hello+|hey+|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|yo|sup|hallo|helo|hola)\b(?: (?:there|again|all|everyone|you|ethereal|assistant|bot))?[\s,.!]*)+/;

const PATTERNS: readonly [RegExp, SmallTalk][] = [
  [
    /^(?:ok(?:ay)?[,.! ]*|great[,.! ]*|perfect[,.! ]*)?(?:thank(?:s| you| u)\b|thx|ty\b|cheers\b|thnks|tahnks|thansk|much appreciated|many thanks)/,
    'thanks',
  ],
  [
    /^(?:ok(?:ay)? |thanks |well )?(?:good ?bye|bye+|see (?:you|ya)|cya|good ?night|farewell|have a (?:nice|good) (?:day|one|evening))\b/,
    'goodbye',
  ],
  [/^how (?:are|r) (?:you|u|things)|^how(?:'s| is) it going|^how do you do\b|^what'?s up\b/, 'how-are-you'],
  [
    /^(?:so )?(?:what|how) (?:else )?(?:can|could|do) (?:you|u) (?:do|help|offer)(?: (?:for |with )?(?:me|us)(?: with)?| with| here)?[?!. ]*$|^(?:what|which) (?:questions )?can i ask|^help(?: me)?(?: please)?[?!. ]*$|^what are you (?:able|for|capable)|^(?:can|could) you help(?: me)?(?: please)?[?!. ]*$|^i need (?:some )?help[?!. ]*$/,
    'abilities',
  ],
  [
    /^(?:who|what) are you\b|are you (?:a |an )?(?:real|human|bot|robot|person|ai|chatbot|machine)|what(?:'s| is) your name|am i (?:talking|speaking|chatting) (?:to|with)/,
    'who',
  ],
  [
    /^(?:ok(?:ay)?|alright|fine|great|nice|cool|perfect|awesome|sounds good|got it|i see|yes|yep|yeah|no|nope|no thanks?|lol|haha+|wow)[\s.!]*$/,
    'agreement',
  ],
  [
    /\b(?:you(?:'re| are) (?:stupid|dumb|useless|an idiot|bad|terrible)|stupid bot|idiot|fuck|shut up|you suck)\b/,
    'insult',
  ],
  [/\b(?:tell|know) (?:me )?(?:a |any |some )?(?:joke|story|poem)/, 'joke'],
];

/** The text without a greeting at its beginning. */
export const withoutGreeting = (text: string): string => text.replace(GREETING, '').trim();

/** What a normalised text is about when it is about nothing of the shop. */
export function smallTalkIn(text: string): SmallTalk | undefined {
  const rest = withoutGreeting(text);
  if (rest === '' && text !== '') return 'greeting';
  return PATTERNS.find(([pattern]) => pattern.test(rest))?.[1];
}
