import type { Token } from './prepare.ts';

/** What says that something is not wanted; it holds for what comes after, or with `before` for what stands before it. */
export type Cue = {
  from: number;
  to: number;
  always: boolean;
  before: boolean;
  /** Of goods it says no more than that they are too dear or too tight. */
  quality?: boolean;
  /** It says what somebody has, and so of goods alone. */
  owned?: boolean;
};

const ALWAYS =
  /\b(?:allergic (?:reaction )?(?:to|against)|allerg(?:y|ies|ic) (?:to|against|is|are|:)|sensitiv(?:e|ity) (?:to|against)|intolerant (?:of|to)|intolerance (?:to|of)|reacts?(?: \w+){0,2} to|reaction to|hives from|(?:rash|rashes|hives|eczema|itchy?|itches|sneeze|blisters|ill|sick|asthma|attacks?|migraines?|headaches?|wheezy?|wheezing|dizzy|nauseous|nausea)(?: \w+)? from|break(?:s|ing)? out (?:from|in)|(?:not|never|no|avoid(?:ing)?)(?: \w+){0,4} contact with|can not (?:wear|have|tolerate|use|touch|eat|take)(?: any)?|(?:must|should|may|ought) not (?:to )?(?:have|wear|touch|get|use|eat|be given|be near|go near)|forb(?:ade|ids?|idden)(?: (?:me|him|her|us|them))?|warned (?:(?:me|him|her|us|them) )?(?:about|against|off)|advise[sd]? against|stay off|not to have|not allowed(?: to (?:have|wear|use))?|because of|(?:skin|face|neck|hands?|eyes?|lips?|nose|scalp) (?:\w+ )?(?:go(?:es)?|gets?|turns?|becomes?|comes? out|breaks? out|flares? up|burns?|stings?|peels?|swells?(?: up)?|cracks?|runs?)(?: \w+){0,2} (?:with|from|in|after|by))(?!\w)/g;
const FORWARD =
  /\b(?:without|except(?:ing)?(?: for)?|excluding|exclude|minus|avoid(?:s|ing|ed)?|zero|boycott(?:s|ing)?|(?:have |has )?(?:sworn|swear|swore|given|gave|give) (?:off|up)|forbids?|prohibits?|bans?|(?:is|am|are|be|being|i) against|(?<=^|[.,!?] )against|stop with|enough(?! (?:for|to|space|room|money|time|already))|can not be (?:around|near|close to)|apart from|aside from|other than|besides|anything but|everything but|all but|but no|alternatives? (?:to|for)|but not(?! (?:too|very|so|as|only|sure|that|expensive|cheap|necessarily|really))|rather than|instead of|free (?:of|from)|no more|not (?:yet )?(?:more|another)(?! than\b| expensive|ed\b)|never(?! (?:wakes?|hears?|leave|stop|get|go|sit|sleep|find|remember|forget|manages?|oversleeps?|leaves?|stops?|gets?|goes|comes?|sits?|sleeps?|finds?|knows?|ha(?:s|ve|d)|takes?|misses|remembers?|forgets?|shuts|turns|feels?|seems|says|lets|fails|gives|ends|works|been|seen|done|know|found|go|heard)\b)|neither|nor|sick of|tired of|fed up with|bored (?:of|with)|hates?|dislikes?|detests?|can not stand|sans|nothing (?:with|in|of|made (?:of|from|with|out of)|(?:that|which) (?:has|have|is|are|contains?|needs?|requires?|uses?|involves?|comes with|smells? of|looks like)|requiring|needing|containing|using|from|like|for|to do with)|stop showing(?: me)?|enough (?:of|with)|skip(?: the)?|(?:leave|leaving) out(?: (?:anything|everything|all|the ones?))?(?: (?:with|in|of|that (?:has|have|contains?)))?|(?:already )?(?:ha(?:s|ve) )?(?:got )?(?<=\b(?:has|have|got|owns?) )(?:enough|too much|too many|so many|plenty of|lots of|a lot of|tons of|loads of|dozens of|hundreds of|a (?:hundred|million|ton|thousand)(?: of)?|\d{2,}(?= [a-z]{3,}s\b(?<!years|dollars|people|minutes|days|weeks|hours|months|inches|litres|liters|kilos|grams|metres|meters|degrees|centimetres|watts|euros|pounds|bucks|megapixels|rooms|guests))|got)|already (?:has|have|got|owns?)(?: (?:enough|plenty|lots|loads|tons|a lot|too many|too much|dozens)(?: of)?)?|(?:i|we|he|she|they) (?:have|has|own|owns|got)(?= (?:\w+ ){1,3}already\b)|(?:do(?:es)?|did|would|will|is|am|are|was) not (?:really |actually |particularly )?(?:want(?: any)?|like|liking|need|wear|use|fancy|care for|show(?: me)?|give(?: me)?|love|wanting|enjoy)|(?<!\b(?:i|we|you) )do(?:es)? not (?:have|contain|include|come with|come in)|(?<!\b(?:i|we|you) )ha(?:s|ve) not got|has no|have no|not (?:a |really a |much of a )?(?:big |huge )?fan of|not (?:really |that )?into|not keen on|(?:have|has|had|with|got|owns?|wears?|wearing|sees?|finds?|shows?|get|gets) nothing but|(?:these|those|they) are all|all of (?:these|those|them) are|ditch|hold the|less|refus(?:e|es|ing)(?: to)?(?: (?:wear|use|buy|have|own|touch))?|(?:would |i d )?rather not(?: (?:have|wear|get|see|be|buy|use|be seen in))?(?: anything)?|(?:sooner|rather) (?:die|starve|go naked|freeze)(?: \w+){0,2} than (?:wear|use|own|have|buy|see|be seen in)?|not (?:be )?(?:caught|seen) dead in|(?:over|about) my dead body|(?:do(?:es)?|did|will|would|can) not (?:ever |really |even )?(?:drink|eat|play|cook|read|smoke|tolerate|trust|approve of|get on with|get along with|carry|own|stand|collect|believe in|listen to|watch)|prefer not(?: to (?:have|wear|get|use))?|(?:can|could|would)(?: happily| easily| well)? (?:do|live|go) without|had it with|done with|spare me|(?:keep|stay|steer) (?:well )?(?:away|clear) (?:from|of)|rul(?:e|es|ing) out|object(?:s)? to|despises?|loathes?|abhors?|can not bear|could not (?:stand|bear)|(?:am|is|are) not (?:really |even )?drinking|(?:has|have|got|owns?) (?:\w+ )?(?:drawers?|cupboards?|wardrobes?|closets?|shel(?:f|ves)|boxes|cabinets?|house) full(?: of)?|would never|never again|not interested in|no need for|with the exception of|not counting|omit(?:ting)?|scrap|banish|filter out|lose the|drop the|devoid of|lacking|none of (?:the|your|those|these|that|this|it)|(?:will|would|do(?:es)?|can|could) not (?:ever )?(?:do|buy|accept|allow|take|touch|consider|bother with|use|wear)|over and done with|(?:keep|leave|take|cut)(?! (?:the |my |his |her |any )?(?:sun|rain|cold|wind|heat|water|light|draughts?|drafts?|chill|snow|hair|noise|weather|damp|bugs|mosquitoes) )(?= (?:\w+ ){1,3}(?:away|out|off|aside)\b)|turn(?:s|ed)? off by|put off by|afraid of|scared of|phobia of|not (?:quite )?(?:so|too|that|very|overly)(?= (?:flower|floral|strip|dott|check|shin|glitter|sparkl|colou?rful|pattern|print|leather|wool)\w*))\b|(?<=\b(?:anything|everything|all|any|every|whatever)(?: \w+){0,3} )(?:but|bar)\b(?! (?:not|no|without|i|it|please|under|over|around|for|in|with|only|cheap|warm|soft|make)\b)/g;
/** What comes before is not wanted: "crew necks are not my thing". */
const BEFORE_DISLIKED =
  /\b(?:(?:is|are|was|were) (?:really |just |simply |so )?not (?:really )?(?:my (?:thing|style|taste|cup of tea|favou?rite)|for (?:me|him|her|them|us)|an option|allowed|wanted|welcome|what i)|(?:is|are) (?:way |far |just |much |always )?too (?!expensive|dear|pricey|big|small|large|tight|long|short|loose|much|wide|narrow|tall|good)\w+ for (?:me|him|her|us|them)|(?:(?:is|are) )?(?:unwanted|undesired|(?:not|never) (?:wanted|welcome|allowed|needed|permitted|desired|included))(?= ?(?:[.,;:!?]|$))|(?:is|are) (?:really |just |simply |so |totally |absolutely |definitely |strictly )?(?:forbidden|prohibited|taboo|cruel|unethical|disgusting|gross|nasty|yucky|icky|vile|unwanted|off the table|a deal ?breaker|the worst|not (?:ok|okay|wanted|used|welcome|allowed|acceptable|fine|permitted|good|right|suitable|involved|included|in it|part of it)|what (?:i|he|she|we|they) (?:do(?:es)? not (?:want|like|need)|hates?|can not \w+))|(?:scratches|bothers|itches|annoys|disgusts|chafes|bugs|upsets|repels|scares|offends|freaks)(?: (?:me|him|her|us|them|my \w+))?(?: out)?(?= ?(?:[.,;:!?]|$))|(?:(?:is|are) )?(?:no good|not good|not great|bad|no use|not possible|unbearable|not suitable|unsuitable|not ok|not okay) (?:for|on|with) (?:me|him|her|us|them|my \w+)|(?:is|are|would be|will be|seems?|feels?|looks?) (?:a bit |a little |just |too |so |rather |really |totally |kind of )*(?:silly|ridiculous|daft|stupid|pointless|useless|wrong|overkill|inappropriate|impractical|tacky|cheesy|kitschy|dated|out of place|a waste|depressing|hideous|awful|horrible)(?= ?(?:[.,;:!?]|$|for (?:me|him|her|us|them)))|(?:is|are) (?:simply |just |really |so )?(?:not (?:happening|going to happen|going to work|working(?: for \w+)?|it|on)|a hard (?:no|pass)|a nope|a no no|no option)(?= ?(?:[.,;:!?]|$))|(?:is|are) (?:a no|a big no|a problem|excluded|ruled out|not included|ugly|horrible|hideous|awful|boring|banned|out of the question|a turn off|unacceptable)|do(?:es)? not (?:suit|work for|look good on|fit) (?:me|him|her|my)|need not apply|no thanks?|no thank you|not for me|aside|excluded|makes? (?:me|him|her|us|them) (?:look|feel)(?: (?:like|as) (?:an? |the |my )?\w+(?: \w+)??(?= ?(?:[.,;:!?]|$)))?|(?:i|he|she|we|they) (?:really |just |simply )?(?:do(?:es)? not|would not|will not|can not|must not|never) (?:really |ever )?(?:want|like|need|wear|use|fancy|care for|enjoy|have|eat|touch|buy)(?: at all| please| any ?more| thanks)?(?= ?(?:[.,;:!?]|$))|(?<=[a-z0-9] )(?<!\b(?:or|yes|why|if|say|says|said|and|answer|is|do|but) )(?:no|nope|never|not)(?= ?(?:[.,;!]|$))|look(?:s)? (?:awful|terrible|bad|horrible) on|bores? me)\b/g;
/** "he owns only hoodies": what somebody has already, and nothing that is wanted. */
const OWNED =
  /(?<!\b(?:you|it|shop|store|which|that) )\b(?:owns?|has|have|ha(?:s|ve) got|possess(?:es)?|got) only(?! (?:an?|one|two|\d+|the|this|that|size|been|just)\b)|(?<!\b(?:you|it|shop|store|which|that) )\bonly (?:ever )?(?:owns?|has|have|has got|have got|possess(?:es)?)(?! (?:an?|one|two|\d+|the|this|that|size|been|to|time|space|room)\b)|\ball (?:that )?(?:i|he|she|they|we|my \w+|his \w+|her \w+) (?:own|owns|has|have|has got|have got) (?:is|are)\b|\bowns? just\b|\b(?:wardrobe|closet) (?:is|consists of|contains|has) (?:(?:just|only|all|full of|nothing but|mostly)\b ?)+/g;
/** "She only ever wears hoodies": where one dresses otherwise, that is no wish. */
const WORN_ALWAYS = /\bonly (?:ever )?wears?\b|\bwears? only\b|\balways in\b|\blives? in\b/g;
const DRESSY =
  /\b(?:weddings?|funeral|interview|court|office|law firm|graduation|gala|opera|ball|prom|black tie|christening|reception|first day|job)\b/;

/** "wool is too scratchy": of a material it is a refusal. */
const TOO = /\b(?:is|are|feels?|gets?) (?:just |way |much |far |always |so )?too (?!good)\w+/g;

const NO =
  /\bno\b(?! (?:idea|problems?|issues?|worries|worry|objections?|thanks?|rush|one|more than|less than|matter|need|longer|clue|preference|way|hurry|limit|doubt|wonder|big|offence|please|i|you|for|these|that|those|show|not|it|this|they|wait|sorry|he|she|we|no)\b| [,.])/g;
const NOT =
  /\bnot\b(?! (?:only|just|bad|allergic|opposed|against|averse|without|dislike|hate|detest|sure|know|mind|yet|really sure|too|very|so|that (?:i|it)|a problem|find|see|work|working|fit|decide|believe|remember|get|got|received?|log|come|came|arrived?|matter|be able|able|forget|hear|understand|expensive|cheap|as|want|like|need|have|pay|tell|exceed|cost|more|over|above|under|below|make|receive|buy|order|even|steady|earn|say|what|mention|look|possible|there|here|one of those|going|the same|interested|show|used?|a fan|keen|really into|into|much of a|an? lot|an? problem|sleep|wake|get up|stop|sell|allowed|to have|necessarily|good|enough|liking|arrive|delivered|been)\b)/g;
const NOTHING =
  /\bnothing(?= (?:too )?(?:\w+)(?!\w))(?! (?:else|but|to|i|you|comes?|here|special|much|at|in particular|is|less|more|against|nice|good|fits?|yet|over|above|under|below|exceeding)\b)/g;
const BEFORE =
  /\b(?:(?:allerg(?:y|ies|ic)|intolerance|sensitivity)(?! (?:to|against|of|is|:))|makes? (?:me|him|her|us|them|(?:my|his|their) \w+) (?:\w+ )?(?:itch\w*|sneeze|scratch|cough|sick|ill|water|wheeze|swell|burn|red|puffy|unwell|dizzy|nauseous|sore|break out|come out in \w+)|and (?:i|me|my \w+|we) do(?:es)? not (?:mix|agree|get along|get on|go together)|does not agree with (?:me|him|her|us|them|my \w+)|(?:is|are) (?:bad|terrible|awful|dangerous|harmful) for (?:my|his|her|their) (?:\w+ )?(?:skin|lungs|asthma|health|nose|eyes|eczema|chest)|(?:gives?|causes?|brings?) (?:me|him|her|us|them|my \w+) (?:out |in |an? |bad |terrible |skin |serious |nasty |breathing )*(?:problems?|trouble|issues|reactions?|pain|welts|swelling|wheezing|rash|rashes|hives|spots|pimples|bumps|zits|redness|red (?:skin|eyes|hands|spots)|itch(?:es|ing)?|headaches?|migraines?|asthma|eczema|blisters?|allerg\w+|nausea)|triggers? (?:my|his|her|their|an?)|(?:would|will|could|can|might) kill (?:me|him|her|us|them|my \w+)|sets? off (?:my|his|her)|(?:is|are) (?:out|a no go|no go|off limits)|irritates?|itch(?:es)? (?:me|him|her))\b/g;

/** What looks like a refusal and is none: "I don't mind wool", "nothing against silk", "not allergic to nuts". */
const NO_REFUSAL =
  /\bwhy not\b|\bnothing (?:beats|tops|compares|is better|better)|\b(?:i|we) (?:still |currently |just |really )?(?:have|own|had|got) no\b|\b(?:and|but|also|still) own no\b|(?<!\b(?:that|which|it|shop|store|you) )\b(?:have|has|had|own|owns|got)(?: got)?(?: absolutely| next to| almost| literally| really| still)? nothing (?!but\b|to do\b|against\b|in common\b|with\b|of\b|like\b|for\b)\w+|\b(?:he|she|they|(?:my|our) (?:son|daughter|husband|wife|kids?|boy|girl|mum|mom|dad|partner|boyfriend|girlfriend|nephew|niece|brother|sister)) (?:still |currently |just |really )?(?:have|has|own|owns|had|got) (?:got )?no\b(?! (?:use|need|time|interest|taste)\b)|\b(?:i|we) (?:have )?never (?:had|owned|tried|bought|got|worn)\b|\b(?:do|does|have|has|is|are|can|could|would|will|did|should) not (?:you|u|there|it|they|we)\b|\b(?:do|have|can|did) you not (?:have|got|sell|carry|stock)\b|\b(?:you|shop|store)\b(?: \w+){0,4} ha(?:ve|s) no\b|\b(?:it is |it was )?not (?:that|as if|because) (?:i|we|he|she|they) (?:do(?:es)? not|can not|would not|hate|dislike|detest|mind) ?(?:like|love|want|wear|enjoy|stand)?|\b(?:do(?:es)?|did|would|will|can|is|am|are|was) not (?:really |actually |at all |even )?(?:dislike|hate|detest|mind|allergic (?:to|against)|opposed to|against|averse to|sick of|tired of|without|avoid|reject|rule out|sensitive to|intolerant (?:of|to)|bored (?:of|with))|\b(?:nothing against|no (?:problems?|issues?|objections?|allerg(?:y|ies)) (?:against|with|to))|\bnever (?:without|hate|say no to)|\bnot (?:un|in)(?:like|happy)\w*|\bnot allergic(?: to)?|\bwithout (?:an? |any )?(?:air ?con\w*|air conditioning|heating|doubt|problems?|question|hesitation|delay|fail)|\bcould not live without|\bcan not (?:live|do|be|go) without/g;

/** All refusals of a message, the first first. `taken` are words that said a price or an age. */
export function cuesOf(tokens: readonly Token[], taken: ReadonlySet<number>): Cue[] {
  const starts: number[] = [];
  let text = '';
  for (const { word } of tokens) {
    starts.push(text.length);
    text += `${word} `;
  }
  const indexAt = (offset: number) => {
    let at = starts.findIndex((start) => start >= offset);
    if (at < 0) at = tokens.length;
    return at;
  };
  const cues: Cue[] = [];
  const read = (pattern: RegExp, always: boolean, before = false, quality = false, owned = false) => {
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const from = indexAt(index);
      const to = indexAt(index + found.length);
      if (cues.some((cue) => from < cue.to && to > cue.from)) continue;
      // "no less than $100" is a price.
      if (taken.has(from)) continue;
      cues.push({ from, to, always, before, quality, ...(owned ? { owned } : {}) });
    }
  };
  const neutral: { from: number; to: number }[] = [];
  for (const { index, 0: found } of text.matchAll(NO_REFUSAL))
    neutral.push({ from: indexAt(index), to: indexAt(index + found.length) });
  read(ALWAYS, true);
  read(BEFORE, true, true);
  read(BEFORE_DISLIKED, false, true);
  read(TOO, false, true, true);
  read(OWNED, false, false, false, true);
  read(FORWARD, false);
  if (DRESSY.test(text)) read(WORN_ALWAYS, false, false, false, true);
  read(NO, false);
  read(NOT, false);
  read(NOTHING, false);
  return cues
    .filter((cue) => !neutral.some(({ from, to }) => cue.from < to && cue.to > from))
    .sort((one, other) => one.from - other.from);
}
