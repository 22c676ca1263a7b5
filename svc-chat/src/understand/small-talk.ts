export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'how-are-you'
  | 'abilities'
  | 'who'
  | 'agreement'
  | 'insult'
  | 'joke'
  | 'praise'
  | 'bored'
  | 'loss'
  | 'love'
  | 'opinion'
  | 'decline'
  | 'wrong'
  | 'apology'
  | 'undecided'
  | 'news'
  | 'liked'
  | 'thinking'
  | 'children';

const GREETING =
  /^(?:(?:hi+|hello+|hey+|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)(?: to you)?|sup|hallo|helo|hola|ahoy)\b(?: (?:there|again|all|everyone|you|ethereal|assistant|bot|dear|team|guys|folks|sir|madam|to you))?[\s,.!:;()-]*)+/;

/** "the baby is still awake": of children somebody only tells, and asks for nothing. */
const CHILDREN =
  /^(?!.*\b(?:something|anything|show|find|gifts?|presents?|looking|search\w*|buy|get|order\w*|want\w*|suggest\w*|recommend\w*|what|which|how|where|wear\w*|outfit|clothes|help|do you|have you|got any|could|can|should|needs?(?! (?:an? )?(?:break|rest|sleep|hug|nap|drink|holiday|coffee|lie down|day off)\b)|for (?:an?|the|my|our|him|her))\b)(?:.*\b)?(?:baby|babies|toddlers?|newborn|kids?|child|children|twins|son|daughter|little (?:one|boy|girl)s?)\b(?: \w+){0,4}? (?:awake|asleep|(?:woke|waking|wakes|up all night|napping|sleeping|sleeps|slept)|cr(?:y|ies|ied|ying)|scream(?:s|ed|ing)?|yell(?:s|ed|ing)?|shout(?:s|ed|ing)?|whin(?:es?|ed|ing)|fuss(?:y|ing)|teething|sick|ill|poorly|unwell|vomit\w*|threw up|throwing up|drew|drawn|drawing|fight(?:s|ing)?|fought|argu\w+|tantrums?|stop(?:s|ped)? (?:crying|screaming|talking)|driv\w+ me (?:mad|crazy|nuts)|settle[sd]?)\b/;

const TAIL = String.raw`(?: (?:so|very|much|a lot|a bunch|a million|again|for (?:your|the|all)(?: \w+)*|everyone|guys|bot|dear|friend|mate|then|bye|goodbye|and bye|have a \w+ \w+|that is all|that was all|that will be all|you|indeed|kindly|helpful))*[\s.,!?]*$`;
const PATTERNS: readonly (readonly [RegExp, SmallTalk])[] = [
  [
    /^(?:i am |well |um+ |uh+ |er+ |just |still |so |honestly |ok |,|\. )*(?:not (?:really |quite |so |too )?sure|unsure|undecided|(?:i )?(?:have )?(?:absolutely )?no (?:idea|clue)|(?:i )?do not (?:really |even |quite )?know(?: yet)?)(?:,? (?:yet|what|which|exactly|i|to|we|am|is|it|really|even|want|wants|need|look|looking|for|search|searching|after|buy|get|like|wear|choose|pick|would|today|here|myself))*[\s.!,?]*$/,
    'undecided',
  ],
  [
    /^(?:hi |no,? |thanks,? |i am |we are |only |just |,)*(?:look(?:ing)? around|browsing|having a look(?: around)?|window shopping|just looking|strolling|poking around)(?: (?:around|thanks|thank you|for now|at the moment|a bit|today|here|first))*[\s.!,]*$/,
    'undecided',
  ],
  [
    /^(?:(?:ok|oh|great|wow|aw+|,|!|\.) ?)*(?:thanks?|thank you)\b[,.! ]*(?:(?:so much|a lot|very much|a bunch)[,.! ]*)?(?:you|that|this|it|u) (?:were|are|was|is|have been|has been|been|really|helped|saved|made)\b(?!.*\b(?:how|what|where|show|find|need|but)\b)[\w\s,.!]*$/,
    'thanks',
  ],
  [
    /^(?!.*\b(?:do you|can you|show|find me|i need|i want|looking for)\b)(?:(?:oh|oops|ah|ugh|omg|so|,|!|\.) ?)*(?:sorry|oops|whoops|my bad|apologies|ignore (?:that|me|this|the last)|please ignore|pardon)\b[,.! ]*(?:about that[,.! ]*)?(?:(?:i|it|that|this|my|the|a|our|was|just|is|for|one) )*(?:toddler|kid|child|son|daughter|baby|cat|dog|puppy|kitten|husband|wife|wrong (?:window|chat|tab|person|button|place)|autocorrect|thumbs?|fingers?|phone|keyboard|pocket|meant (?:for|to)|pressed|hit|sent|typed|typo|clicked|butt|accident)\b[\w\s,.!]*$|^(?:please )?ignore (?:that|me|this|the last (?:message|one))\b[\w\s,.!]*$/,
    'apology',
  ],
  [
    /^(?:a )?(?:very )?(?:merry|happy|blessed) (?:christmas|xmas|new years?|easter|holidays?|hanukkah|eid|diwali|friday|monday|weekend|day|thanksgiving)(?: (?:to you|everyone|all|and a happy new year))*[\s.!]*$/,
    'greeting',
  ],
  [
    /^(?!.*\b(?:something|anything|need|want|show|gift|looking|find|present|buy|outfit|wear|what|which|how|where|do you)\b)(?:(?:guess what|omg|yay|so|oh|hey|finally|great news|good news|,|!|:|\.) ?)*(?:i|we) (?:have |am |are |just |finally |actually |today )*(?:engaged|got engaged|got married|getting married|got promoted|promoted|passed (?:my|the|his|her)|graduated|won (?:the|my|a)|expecting|pregnant|got (?:the|a new|my) (?:job|licen[cs]e|degree)|became (?:a )?(?:grand\w+|dad|mum|mom|father|mother))\b[\w\s,.!]*$/,
    'news',
  ],
  [
    /^can you hear me\b|^(?:is )?(?:anyone|anybody|someone|somebody) (?:there|here)|^are you (?:there|here|awake|online)\b|^testing|^test[.!]*$|^ping[.!]*$/,
    'greeting',
  ],
  [
    new RegExp(
      `^(?:ok[,.! ]*|great[,.! ]*|perfect[,.! ]*|well[,.! ]*|cool[,.! ]*|nice[,.! ]*|no[,.! ]*|awesome[,.! ]*)*(?:thanks?(?: (?:you|u))?|thank (?:you|u)|cheers|tahnks|thansk|much appreciated|many thanks|i thank you|i appreciate (?:it|that|your help))${TAIL}`,
    ),
    'thanks',
  ],
  [
    /^(?:well |ok |oh )*(?:i )?thank (?:you|u)\b(?!.*\b(?:show|find|need|want|looking|but|how|what|where|gifts?|presents?|cards?|something)\b)|\bfrom the (?:bottom of my )?heart\b/,
    'thanks',
  ],
  [
    /^(?!.*\b(?:gift|presents?|party|card|for (?:a|an|my|the))\b)(?:ok |thanks |well |and )*(?:good ?bye|bye+|see (?:you|ya)|cya|good ?night|farewell|take care|have a (?:nice|good|lovely|great) (?:day|one|evening|weekend)|that (?:is|was|will be) all|i am done(?! with)|nothing else)\b[\w\s,.!]*$/,
    'goodbye',
  ],
  [
    /^(?:and )?how (?:are|r) (?:you|u|things)\b|^how is (?:it going|your day|everything|life)|^how do you do\b|^what is up\b|^whats? up\b|^you (?:ok|good|alright)\b/,
    'how-are-you',
  ],
  [
    /^(?:so )?(?:what|how) (?:else )?(?:can|could|do) (?:you|u|this (?:bot|chat|assistant)) (?:(?:actually|really|even|exactly|all) )*(?:do|help|offer)(?: (?:for |with )?(?:me|us)(?: with)?| with| here)?[?!. ]*$|^(?:what|which) (?:questions )?can i ask|^help(?: me)?(?: please)?[?!. ]*$|^what are you (?:able|for|capable)|^(?:can|could|will|would) you help(?: me)?(?: please)?[?!. ]*$|^i need (?:some )?help[?!. ]*$|^how does this (?:chat|bot|assistant)? ?work/,
    'abilities',
  ],
  [
    /^(?:who|what) are you\b|\b(?:are|r) (?:you|u) (?:even |really |actually )?(?:a |an )?(?:real|human|bot|robot|person|ai|chatbot|machine|alive|computer)\b|\b(?:with |to )?whom? (?:am i|i am|are we|we are) (?:speaking|talking|chatting|writing|dealing)\b|what(?: is|s)? your name|how do you call yourself|how are you called|do you have a name|am i (?:talking|speaking|chatting|writing) (?:to|with)|who (?:made|built|created|programmed) you|is this a (?:bot|robot|machine|real person)|are you chat ?gpt|\b(?:person|human|man|woman|somebody|someone|people|real one) or (?:(?:just|only|rather) )?(?:an? |the |some |with )*(?:program(?:me)?|machine|bot|chatbot|robot|computer|software|script|ai|automat\w+)\b|\b(?:program(?:me)?|machine|bot|chatbot|robot|computer|software|script|ai|automat\w+) or (?:an? |the |some |with )*(?:real |actual |living )?(?:person|human|man|woman|somebody|someone|people)\b/,
    'who',
  ],
  [
    /^(?:no|nope|nah|no thanks?|no thank you|not now|never ?mind|forget it|not really|no need)[\s.!,]*$/,
    'decline',
  ],
  [
    /^(?:i am |so |very |oh |please )*(?:sorry|apologies|excuse|pardon|forgive)(?: me)? (?:for |about )?(?:my|the|all my|these|any) (?:\w+ ){0,2}(?:english|spelling|typos?|writing|grammar|language|mistakes?|questions?|caps|french|accent)\b[\w\s]*[.!,]*$|^my english (?:is|be) (?:\w+ )*(?:bad|poor|weak|not (?:so |very )?good|little|small)[\s.!,]*$|^(?:i am |oh )?(?:so |very )?sorry[\s.!,]*$/,
    'apology',
  ],
  [
    /\byou (?:did not|do not|have not|never|are not) (?:really |even |actually )?(?:answer(?:ed|ing)?|understood|understand|read|get|listen(?:ing)?|help(?:ed|ing)?)\b(?: (?:me|my question|that|it|what i (?:said|asked|wrote|meant)|at all))?[.!, ]*$|\bmisunderst(?:and|ood|anding)\b[\w\s]*[.! ]*$|^(?:no,? |but |sorry,? )*(?:that|this|it) (?:is|was) not what i (?:asked|said|meant|wanted)(?: for| to know)?[.! ]*$|^(?:no,? |but |sorry,? )*(?:that|this|it) (?:does|did) not answer (?:my|the) question[.! ]*$/,
    'wrong',
  ],
  [
    /^(?:ugh|whatever|meh|sigh|grr+|argh|oh well|bah)(?: whatever)?[\s.!]*$|^(?:whatever)\b(?! (?:the )?(?:colou?r|size|material|fabric|price|pattern))[\w\s]*$/,
    'wrong',
  ],
  [
    /^(?:ok|alright|fine|great|nice|cool|perfect|awesome|sounds good|got it|i see|good|super|excellent|understood|haha+|hehe|wow|interesting|good to know|very good|wonderful|fantastic|amazing|lovely)[\s.!,]*$/,
    'agreement',
  ],
  [
    /\b(?:you (?:are|re|r)|your|ur|this (?:bot|chat|thing|site|shop|assistant) is|that is|u r|so|are you|you guys are) (?:so |such |really |completely |totally |absolutely |a bit |just |the most |an? )*(?:stupid|dumb|useless|idiot|idiotic|bad|terrible|worst|rubbish|garbage|trash|crap|pathetic|annoying|retarded|moron|joke|broken|worthless|a waste|awful|horrible|ridiculous)\b|\bstupid (?:bot|machine|thing)\b|\b(?:idiot|fuck\w*|shut up|(?:you|u|this|that|it|(?:this|your|ur) (?:bot|chat|thing|site|shop|store|assistant)) (?:really |totally )?sucks?|moron|asshole|bullshit|bitch|wtf|screw you|piece of (?:crap|shit|junk)|dumbass|are you kidding|you do not understand(?: me| anything)?|you never (?:listen|understand)|i hate (?:you|this (?:bot|chat|thing|site|shop)))\b/,
    'insult',
  ],
  [
    /^(?!.*\b(?:something|anything|looking for|show me|do you have)\b).*\b(?:your|this|the) (?:\w+ )?(?:site|shop|store|page|app|website|web site|bot|chat|search|thing) (?:is|keeps|takes|was|has been|just|will not|does not|hangs|froze|crashed|crashes|freezes)\b(?: \w+){0,4}? ?(?:slow|laggy|crash\w*|freez\w*|froze\w*|loading|load|buggy|confusing|ugly|broken|down|forever|hang\w*|ages|work|working|respond\w*|mess)\b|^(?!.*\b(?:orders?|ordered|parcel|package|deliver\w*|refund\w*|return\w*|arrived|came|broken|seller|password|account|paid|pay\w*)\b).*\bi am (?:\w+ ){0,2}(?:angry|furious|annoyed|pissed(?: off)?|mad|fed up|livid|fuming|frustrated|losing (?:my )?(?:patience|it))\b|\b(?:drives?|driving|making|makes) me (?:mad|crazy|angry|nuts|furious)\b|\blos(?:e|ing|t) my patience\b|^(?!.*(?:\?|\b(?:how|where|something|anything|looking for|show me|do you|find me|orders?|ordered|parcel|refund\w*|return\w*|password|account)\b)).*\b(?:your|this|the) (?:\w+ )?(?:site|shop|store|page|app|website|web site|chat) (?:is|was) (?:so |such |really |completely |totally |absolutely |an? |the |just |pretty )*(?:garbage|trash|rubbish|terrible|awful|horrible|useless|the worst|worst|shit|shite|crap\w*|bad|pain|nightmare|joke|maze|disaster|pathetic|stupid)\b|\b(?:the )?worst (?:\w+ )?(?:site|shop|store|page|app|website|chat|chatbot|bot|assistant)\b|\b(?:you are|this is) (?:\w+ )?(?:getting on my nerves|no help|not helping|not helpful|unhelpful|hopeless)\b/,
    'insult',
  ],
  [
    /^(?!.*\b(?:something|anything|need|want|show|gift|looking|find|present|buy|outfit|wear|shoes?|cream)\b).*\b(?:knackered|exhausted|worn out|burnt out|burned out|shattered|dead on my feet|long (?:shift|day|night)|hours (?:straight )?on my feet|(?:just )?(?:off|finished|done with|after) (?:a|my|an) (?:\w+ ){0,4}shift|do not mind me|need(?:ed)? (?:a )?(?:hug|break)|cannot be bothered|can not be bothered|nothing to do|killing time|fed up with (?:life|work|everything))\b/,
    'bored',
  ],
  [
    /^(?:omg |wow |oh |honestly |really |,|!)*(?:i )?(?:really |just |absolutely )?(?:love|adore) (?:this|your) (?:shop|store|site|app|bot|website)\b[\w\s!.]*$|^(?:ha+ |lol )?you are (?:so |very |really |quite |pretty )?(?:funny|hilarious|fun|cool|a (?:star|gem|genius|legend))[\s.!]*$|^(?:lol|lmao|rofl|ha(?:ha)+)[\s.!]*$/,
    'praise',
  ],
  [
    /^(?:no )?(?:you are|that is|this is) (?:so |completely |totally |just |all )?(?:wrong|incorrect|not (?:right|true|correct))[\s.!]*$|^why (?:are|is) (?:you|it|this) so (?:slow|bad|stupid|dumb|useless)\b|^what a (?:\w+ )?(?:useless|stupid|terrible|rubbish|awful|dumb|ridiculous) (?:thing|bot|shop|site|chat|answer)\b|^(?:stop|stop it|enough|go away|leave me alone)[\s.!]*$/,
    'insult',
  ],
  [
    /^(?:do|can|did|are) you (?:ever |get |really )*(?:get )?(?:tired|bored|hungry|lonely|sleepy|sleep|eat|happy|sad)\b/,
    'opinion',
  ],
  [
    /^(?:sorry,? |i am (?:so )?sad,? |so sad,? |because |,)*(?:i (?:just )?lost )?(?:my|our) (?:\w+ ){0,2}(?:cat|dog|hamster|rabbit|puppy|kitten|pet|gran\w*|nan|mother|mum|mom|dad|father|parents?|friend|husband|wife|partner|brother|sister|son|daughter|baby|aunt|uncle)(?: (?:has |have |had )?(?:just )?(?:died|passed(?: away)?|is dying))(?: \w+){0,4}[\s.!]*$|^i (?:am grieving|lost someone|lost somebody)(?: \w+){0,4}[\s.!]*$/,
    'loss',
  ],
  [/^i hate (?:\w+day(?:s)?|my (?:life|job|boss)|everything|people|work)[\s.!]*$/, 'bored'],
  [
    /\b(?:tell|know|say|sing|write|recite)(?: me| us)? (?:a |an |any |some |me a )*(?:joke|story|poem|song|riddle|rap|something funny|(?:fun |interesting )?fact)/,
    'joke',
  ],
  [
    /\b(?:you are|your|ur|you re|you have been|that was|this was|that is) (?:\w+ )*(?:great|awesome|amazing|helpful|kind|the best|sweet|lovely|wonderful|brilliant|smart|clever|perfect|nice|cute|good)\b[\s.!]*(?:than.*)?$|^(?:good|great|nice) (?:job|work|bot)|^well done|\bmost kind\b|\bso kind\b|^i love (?:it|this|you|that)[\s.!]*$|^(?:this|that) is (?:great|perfect|lovely|exactly what i)/,
    'praise',
  ],
  [
    /\b(?:i am|i m|feeling|so) (?:\w+ )*(?:bored|lonely|sad|tired|stressed|depressed|down)\b|\b(?:gets?|is|feels?) (?:so |very |a bit |rather )?lonely\b|\b(?:like|want|need|fancy|up for) (?:to )?(?:an? )?(?:little |bit of |quick )?(?:chat|natter|someone to talk to|somebody to talk to)\b|^bored\b|^(?!.*\b(?:something|anything|need|want|show|gift|looking|find|present|buy|outfit|wear)\b).*\ba (?:really |very |so |pretty )?(?:bad|terrible|awful|rough|hard|long|horrible|shitty|sad|tough) (?:day|week|night|morning|time)\b/,
    'bored',
  ],
  [CHILDREN, 'children'],
  [
    /\b(?:do|will|would) you (?:love|marry|date|like) (?:me|us)\b|\bi love you\b|\bmarry me\b|\bare you single\b/,
    'love',
  ],
  [
    /\bwhat is your fav\w*\b|\byour favou?rite (?:movie|film|song|food|team|colou?r|book|band|animal)|\bdo you (?:like|eat|sleep|dream|feel|believe|think about|watch)\b|\bwho (?:will|is going to) win\b|\bhow old are you\b|\bwhere do you live\b/,
    'opinion',
  ],
];

/** "good evening from a rainy Brooklyn": where somebody is, and what the weather is like there. */
const FROM_PLACE =
  /^(?:from|out of|here in|over from) (?!where|which|what)(?:[\p{L}']+ ?){1,6}(?:[.,!;:] ?|$)/u;

/** "the parcel came on my birthday, and I had a little cry for joy": told, and nothing is asked. */
const JOY =
  /^(?!.*(?:\?|\b(?:but|broken|wrong|missing|damaged|torn|return|refund|exchange|not|where|when|how|would|could|looking|need|want|show|something|anything|another|recommend|suggest)\b)).*\b(?:came|arrived|got here|is here|landed|turned up|was delivered|got delivered|received)\b.*\b(?:(?:so |very |really |quite |over)?(?:happy|joyful|pleased|delighted|thrilled)|joy|loves? (?:it|them)|gorgeous|perfect\w*|beautiful\w*|wonderful\w*|lovely|made my (?:day|week)|over the moon|amazing|fabulous|in tears|like a glove|safe and sound|intact)\b/;
export const tellsOfJoy = (text: string): boolean =>
  JOY.test(
    text.replace(
      /\bi (?:only |just )?(?:want(?:ed)?|would like|need) to (?:tell|say|share|let you know|thank)\b/,
      'i tell',
    ),
  );

/** The text without a greeting at its beginning. */
export const withoutGreeting = (text: string): string => {
  const rest = text.replace(GREETING, '').trim();
  return rest === text ? rest : rest.replace(FROM_PLACE, '').trim();
};

/** What a prepared text is about when it is about nothing of the shop. */
export function smallTalkIn(text: string): SmallTalk | undefined {
  const rest = withoutGreeting(text);
  if (rest.replace(/[^\p{L}\p{N}]/gu, '') === '' && /\p{L}/u.test(text)) return 'greeting';
  return PATTERNS.find(([pattern]) => pattern.test(rest))?.[1];
}
