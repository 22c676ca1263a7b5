const SO = String.raw`(?:(?:oh|wow|aw+|yes|yeah|yay|ok|okay|ooh+|omg|great|nice|lovely|cool|hm+|and|so|well|thanks|thank you|perfect|wonderful|brilliant|,|!|\.) ?)*`;
const GOOD = String.raw`(?:perfect|lovely|great|nice|beautiful|gorgeous|pretty|cute|good|amazing|awesome|fab|fabulous|stunning|wonderful|brilliant|spot on|ideal|sweet|it)`;
const VERY = String.raw`(?:so |really |very |just |absolutely |pretty |quite |actually |simply )*`;
const LIKES = new RegExp(
  [
    String.raw`^${SO}i (?:really |absolutely |quite |do |just |kind of )*(?:love|like|adore|fancy|am in love with) (?:it|them|these|those|this|that|all of (?:them|these|those)|both|both of them)\b`,
    String.raw`^${SO}(?:it|they|these|those|that|this|that one|this one) (?:is|are|looks?|seems?) ${VERY}(?:${GOOD}\b|(?:exactly|just|precisely) (?:(?:like|as) )?(?:what|right|the|my|our|ours|mine|how|it|his|hers)\b|what i (?:want|need|was looking for))`,
    String.raw`^${SO}(?:exactly|just|precisely) (?:what|the (?:ones?|pair|sort|kind|thing|\w+) (?:that )?(?:i|we|he|she|my|they))\b`,
    String.raw`^${SO}(?:my \w+|he|she|they) (?:will|would|is going to) ${VERY}(?:love|like|adore) (?:it|them|these|those|this|that)\b`,
  ].join('|'),
);
/** What makes it a wish after all. */
const WISHES =
  /\?|\b(?:but|cheaper|though|however|other|another|do you|can|could|show|need|under|any|too|instead|which|what|how|where|only|without|not|with|bigger|smaller|else|more|and (?:a|the|for|what|how))\b/;
const TO_THINK =
  /^(?:(?:ok|hm+|well|thanks|thank you|cool|nice|great|alright|,|\.) ?)*(?:(?:let me|i (?:will|need to|have to|must|want to|should|am going to|would have to|better)) (?:think|sleep|talk|ask (?:my|him|her)|check with|discuss|look around|come back|wait|decide|consider)\b[\w\s]*|(?:maybe|perhaps) (?:later|another time|tomorrow|next time|some other time)|(?:i am |still )?(?:thinking|undecided|torn))[.! ]*$/;

/** Something said of goods that were shown, by which nothing is asked for. */
export function saidOfShown(text: string): 'liked' | 'thinking' | undefined {
  if (TO_THINK.test(text)) return 'thinking';
  return LIKES.test(text) && !WISHES.test(text) ? 'liked' : undefined;
}

/** "that's exactly the pair my father had, thank you!": who thanks at the end asks for nothing, whatever is named. */
export const thanksForShown = (text: string): boolean =>
  saidOfShown(text) === 'liked' &&
  /\b(?:thanks?|thank you|cheers)\b(?: (?:so much|a lot|very much|you|again|a million|for \w+(?: \w+)?))*[.! ]*$/.test(
    text,
  );

const THANKS_AT_END =
  /\b(?:thanks?|thank you|cheers)\b(?: (?:so much|a lot|a bunch|very much|you|again|a million))*[.! ]*$/;
/** Somebody tells of themselves or of somebody else. */
const TELLS =
  /^(?:(?:oh|wow|aw+|yes|ah|ha|great|ok|perfect|lovely|nice|good|,|!|\.) ?)*(?:my \w+|he|she|they|we|i|it|that|this) (?:\w+ )?(?:will be|would be|had|has|carried|wore|owned|used to|grew|was|were|looks?|reminds?|brings|\w{3,}ed)\b/;

/** "My grandfather carried exactly such a one. Thanks!": something told, and thanks. */
export const onlyThanks = (text: string): boolean =>
  THANKS_AT_END.test(text) &&
  TELLS.test(text) &&
  !WISHES.test(text) &&
  !/\b(?:for|want\w*|look\w* for|please|now|also)\b/.test(text);

const ANEW =
  /^(?:(?:let us|can we|can i|please|ok|i want to|just|actually|no|hm+|,) ?)*(?:start (?:over|again|anew|afresh|from (?:scratch|the beginning|zero))|(?:new|different|other|another|change of) (?:topic|search|subject)|(?:change|switch) (?:the )?(?:topic|subject)|forget (?:everything|all (?:of )?(?:it|that|this)|what i said)|reset|clear (?:everything|all|the search)|(?:now )?(?:for )?something (?:completely|totally|entirely) (?:different|else))[?!. ]*$/;

/** Whether all that was looked for is to be forgotten. */
export const beginsAnew = (text: string): boolean => ANEW.test(text);

const COUNTS =
  /^(?:and |so |ok |but )*how many (?:(?:of (?:them|these|those)|more|others|kinds?|sorts?|different ones?|models?|in total|altogether) ?)*(?:(?:do|have|are|is) (?:you|there|they|it) ?)(?:have|got|sell|stock|in total|altogether|in all|available|all together)*(?: of (?:them|these|those))?[?!. ]*$/;

/** Whether it asks how many there are of what was looked for. */
export const asksHowMany = (text: string): boolean => COUNTS.test(text);
