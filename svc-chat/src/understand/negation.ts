import { ALLERGENS, CARE, MATERIALS, QUALITY_FAMILIES, QUALITY_OF } from '../lexicon/attributes.ts';
import { isKindOf } from '../lexicon/kinds.ts';
import { phraseOf } from '../lexicon/phrase.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { distance } from '../text/words.ts';
import type { Mark } from './marks.ts';
import type { Token } from './prepare.ts';
import type { Exclusion } from './wish.ts';

/** What says that something is not wanted; it holds for what comes after, or with `before` for what stands before it. */
type Cue = {
  from: number;
  to: number;
  always: boolean;
  before: boolean;
  /** Of goods it says no more than that they are too dear or too tight. */
  quality?: boolean;
};

const ALWAYS =
  /\b(?:allergic (?:reaction )?(?:to|against)|allerg(?:y|ies|ic) (?:to|against|is|are|:)|sensitiv(?:e|ity) (?:to|against)|intolerant (?:of|to)|intolerance (?:to|of)|reacts?(?: \w+){0,2} to|reaction to|hives from|(?:rash|rashes|hives|eczema|itchy?|itches|sneeze|blisters|ill|sick)(?: \w+)? from|break(?:s|ing)? out (?:from|in)|(?:not|never|no|avoid(?:ing)?)(?: \w+){0,4} contact with|can not (?:wear|have|tolerate|use|touch|eat|take)(?: any)?|(?:must|should|may|ought) not (?:to )?(?:have|wear|touch|get|use|eat|be given|be near|go near)|forb(?:ade|ids?|idden)(?: (?:me|him|her|us|them))?|warned (?:(?:me|him|her|us|them) )?(?:about|against|off)|advise[sd]? against|stay off|not to have|not allowed(?: to (?:have|wear|use))?|because of)(?!\w)/g;
const FORWARD =
  /\b(?:without|except(?:ing)?(?: for)?|excluding|exclude|minus|avoid(?:s|ing|ed)?|zero|boycott(?:s|ing)?|(?:have |has )?(?:sworn|swear|swore|given|gave|give) (?:off|up)|forbids?|prohibits?|bans?|(?:is|am|are|be|being|i) against|(?<=^|[.,!?] )against|stop with|enough(?! (?:for|to|space|room|money|time|already))|can not be (?:around|near|close to)|apart from|aside from|other than|besides|anything but|everything but|all but|but no|alternatives? (?:to|for)|but not(?! (?:too|very|so|as|only|sure|that|expensive|cheap|necessarily|really))|rather than|instead of|free (?:of|from)|no more|never|neither|nor|sick of|tired of|fed up with|bored (?:of|with)|hates?|dislikes?|detests?|can not stand|sans|nothing (?:with|in|of|made (?:of|from|with|out of)|(?:that|which) (?:has|have|is|are|contains?|needs?|requires?|uses?|involves?|comes with|smells? of|looks like)|requiring|needing|containing|using|from|like|for|to do with)|stop showing(?: me)?|enough (?:of|with)|skip(?: the)?|(?:leave|leaving) out(?: (?:anything|everything|all|the ones?))?(?: (?:with|in|of|that (?:has|have|contains?)))?|(?:already )?ha(?:s|ve) (?:got )?(?:enough|too much|too many|plenty of|lots of|a lot of|tons of|got)|already (?:has|have|got|owns?)|(?:do(?:es)?|did|would|will|is|am|are|was) not (?:really |actually |particularly )?(?:want(?: any)?|like|liking|need|wear|use|fancy|care for|show(?: me)?|give(?: me)?|love|wanting|enjoy)|(?<!\b(?:i|we|you) )do(?:es)? not (?:have|contain|include|come with|come in)|(?<!\b(?:i|we|you) )ha(?:s|ve) not got|has no|have no|not (?:a |really a |much of a )?(?:big |huge )?fan of|not (?:really |that )?into|not keen on|(?:have|has|had|with|got|owns?|wears?|wearing|sees?|finds?|shows?|get|gets) nothing but|(?:these|those|they) are all|all of (?:these|those|them) are|ditch|hold the|less|refus(?:e|es|ing)(?: to)?(?: (?:wear|use|buy|have|own|touch))?|(?:would |i d )?rather not(?: (?:have|wear|get|see|be|buy|use|be seen in))?(?: anything)?|(?:sooner|rather) (?:die|starve|go naked|freeze)(?: \w+){0,2} than (?:wear|use|own|have|buy|see|be seen in)?|not (?:be )?(?:caught|seen) dead in|(?:over|about) my dead body|(?:do(?:es)?|did|will|would|can) not (?:ever |really |even )?(?:drink|eat|play|cook|read|smoke|tolerate|trust|approve of|get on with|get along with|carry|own|stand|collect|believe in|listen to|watch)|prefer not(?: to (?:have|wear|get|use))?|(?:can|could|would)(?: happily| easily| well)? (?:do|live|go) without|had it with|done with|spare me|(?:keep|stay|steer) (?:well )?(?:away|clear) (?:from|of)|rul(?:e|es|ing) out|object(?:s)? to|despises?|loathes?|abhors?|can not bear|could not (?:stand|bear)|would never|never again|not interested in|no need for|with the exception of|not counting|omit(?:ting)?|scrap|banish|filter out|lose the|drop the|devoid of|lacking|none of (?:the|your|those|these)|(?:will|would|do(?:es)?|can|could) not (?:ever )?(?:do|buy|accept|allow|take|touch|consider|bother with|use|wear)|over and done with|(?:keep|leave|take|cut)(?! (?:the |my |his |her |any )?(?:sun|rain|cold|wind|heat|water|light|draughts?|drafts?|chill|snow|hair|noise|weather|damp|bugs|mosquitoes) )(?= (?:\w+ ){1,3}(?:away|out|off|aside)\b)|turn(?:s|ed)? off by|put off by|afraid of|scared of|phobia of)\b|(?<=\b(?:anything|everything|all|any|every|whatever)(?: \w+){0,3} )(?:but|bar)\b(?! (?:not|no|without|i|it|please|under|over|around|for|in|with|only|cheap|warm|soft|make)\b)/g;
/** What comes before is not wanted: "crew necks are not my thing". */
const BEFORE_DISLIKED =
  /\b(?:(?:is|are|was|were) (?:really |just |simply |so )?not (?:really )?(?:my (?:thing|style|taste|cup of tea|favou?rite)|for (?:me|him|her|them|us)|an option|allowed|wanted|welcome|what i)|(?:(?:is|are) )?(?:unwanted|undesired|(?:not|never) (?:wanted|welcome|allowed|needed|permitted|desired|included))(?= ?(?:[.,;:!?]|$))|(?:is|are) (?:really |just |simply |so |totally |absolutely |definitely |strictly )?(?:forbidden|prohibited|taboo|cruel|unethical|disgusting|gross|nasty|yucky|icky|vile|unwanted|off the table|a deal ?breaker|the worst|not (?:ok|okay|wanted|used|welcome|allowed|acceptable|fine|permitted|good|right|suitable|involved|included|in it|part of it)|what (?:i|he|she|we|they) (?:do(?:es)? not (?:want|like|need)|hates?|can not \w+))|(?:scratches|bothers|itches|annoys|disgusts|chafes|bugs|upsets|repels|scares|offends|freaks)(?: (?:me|him|her|us|them|my \w+))?(?: out)?(?= ?(?:[.,;:!?]|$))|(?:(?:is|are) )?(?:no good|not good|not great|bad|no use|not possible|unbearable|not suitable|unsuitable|not ok|not okay) (?:for|on|with) (?:me|him|her|us|them|my \w+)|(?:is|are) (?:a no|a big no|a problem|excluded|ruled out|not included|ugly|horrible|hideous|awful|boring|banned|out of the question|a turn off|unacceptable)|do(?:es)? not (?:suit|work for|look good on|fit) (?:me|him|her|my)|need not apply|no thanks?|no thank you|not for me|aside|excluded|makes? (?:me|him|her) look|(?:i|he|she|we|they) (?:really |just |simply )?(?:do(?:es)? not|would not|will not|can not|must not|never) (?:really |ever )?(?:want|like|need|wear|use|fancy|care for|enjoy|have|eat|touch|buy)(?: at all| please| any ?more| thanks)?(?= ?(?:[.,;:!?]|$))|(?<=[a-z0-9] )(?<!\b(?:or|yes|why|if|say|says|said|and|answer|is|do|but) )(?:no|nope|never|not)(?= ?(?:[.,;!]|$))|look(?:s)? (?:awful|terrible|bad|horrible) on|bores? me)\b/g;
/** "wool is too scratchy": of a material it is a refusal. */
const TOO = /\b(?:is|are|feels?|gets?) (?:just |way |much |far |always |so )?too (?!good)\w+/g;
/** Somebody's body does not bear it: what a clause says beside such a word is kept away. */
const REACTION =
  /^(?:allerg\w*|intoleran\w*|sensitiv\w*|rash|rashes|hives|eczema|itch\w*|react\w*|anaphyla\w*|asthma\w*|migraines?|swells?|swelling|swollen|blisters?|hospital|dermatitis|irritat\w*|sneez\w*|tolerate|tolerates|deadly|contact|flare|flares|wheez\w*|poison\w*|toxic|breathless\w*|inflam\w*|forbade|forbidden|warned|welts?|cough\w*|suffocat\w*)$/;
const BORNE = /^(?:only|just|fine|ok|okay|good|instead|pure|love|loves|prefer|prefers|harmless|safe)$/;

const NO =
  /\bno\b(?! (?:idea|problems?|issues?|worries|worry|objections?|thanks?|rush|one|more than|less than|matter|need|longer|clue|preference|way|hurry|limit|doubt|wonder|big|offence|please|i|you|for|these|that|those|show|not|it|this|they|wait|sorry|he|she|we|no)\b| [,.])/g;
const NOT =
  /\bnot\b(?! (?:only|just|bad|allergic|opposed|against|averse|without|dislike|hate|detest|sure|know|mind|yet|really sure|too|very|so|that (?:i|it)|a problem|find|see|work|working|fit|decide|believe|remember|get|got|received?|log|come|came|arrived?|matter|be able|able|forget|hear|understand|expensive|cheap|as|want|like|need|have|pay|tell|exceed|cost|more|over|above|under|below|make|receive|buy|order|even|steady|earn|say|what|mention|look|possible|there|here|one of those|going|the same|interested|show|used?|a fan|keen|really into|into|much of a|an? lot|an? problem|sleep|stop|sell|allowed|to have|necessarily|good|enough|liking|arrive|delivered|been)\b)/g;
const NOTHING =
  /\bnothing(?= (?:too )?(?:\w+)(?!\w))(?! (?:else|but|to|i|you|comes?|here|special|much|at|in particular|is|less|more|against|nice|good|fits?|yet|over|above|under|below|exceeding)\b)/g;
const BEFORE =
  /\b(?:(?:allerg(?:y|ies|ic)|intolerance|sensitivity)(?! (?:to|against|of|is|:))|makes? (?:me|him|her|us|them|(?:my|his|their) \w+) (?:\w+ )?(?:itch\w*|sneeze|scratch|cough|sick|ill|water|wheeze|swell|burn|red|puffy|unwell|dizzy|nauseous|sore)|and (?:i|me|my \w+|we) do(?:es)? not (?:mix|agree|get along|get on|go together)|does not agree with (?:me|him|her|us|them|my \w+)|(?:is|are) (?:bad|terrible|awful|dangerous|harmful) for (?:my|his|her|their) (?:\w+ )?(?:skin|lungs|asthma|health|nose|eyes|eczema|chest)|(?:gives?|causes?|brings?) (?:me|him|her|us|them|my \w+) (?:out |in |an? |bad |terrible |skin |serious |nasty |breathing )*(?:problems?|trouble|issues|reactions?|pain|welts|swelling|wheezing|rash|rashes|hives|itch(?:es|ing)?|headaches?|migraines?|asthma|eczema|blisters?|allerg\w+|nausea)|triggers? (?:my|his|her|their|an?)|(?:would|will|could|can|might) kill (?:me|him|her|us|them|my \w+)|sets? off (?:my|his|her)|(?:is|are) (?:out|a no go|no go|off limits)|irritates?|itch(?:es)? (?:me|him|her))\b/g;

/** What looks like a refusal and is none: "I don't mind wool", "nothing against silk", "not allergic to nuts". */
const NO_REFUSAL =
  /\bwhy not\b|\bnothing (?:beats|tops|compares|is better|better)|\b(?:i|we) (?:still |currently |just |really )?(?:have|own|had|got) no\b|\b(?:i|we) (?:have )?never (?:had|owned|tried|bought|got|worn)\b|\b(?:do|does|have|has|is|are|can|could|would|will|did|should) not (?:you|u|there|it|they|we)\b|\b(?:do|have|can|did) you not (?:have|got|sell|carry|stock)\b|\b(?:you|shop|store)\b(?: \w+){0,4} ha(?:ve|s) no\b|\b(?:it is |it was )?not (?:that|as if|because) (?:i|we|he|she|they) (?:do(?:es)? not|can not|would not|hate|dislike|detest|mind) ?(?:like|love|want|wear|enjoy|stand)?|\b(?:do(?:es)?|did|would|will|can|is|am|are|was) not (?:really |actually |at all |even )?(?:dislike|hate|detest|mind|allergic (?:to|against)|opposed to|against|averse to|sick of|tired of|without|avoid|reject|rule out|sensitive to|intolerant (?:of|to)|bored (?:of|with))|\b(?:nothing against|no (?:problems?|issues?|objections?|allerg(?:y|ies)) (?:against|with|to))|\bnever (?:without|hate|say no to)|\bnot (?:un|in)(?:like|happy)\w*|\bnot allergic(?: to)?|\bwithout (?:a )?(?:doubt|problems?|question|hesitation|delay|fail)|\bcould not live without|\bcan not (?:live|do|be|go) without/g;

/** Where a new thought begins, so that what was not wanted ends. */
const ENDS = new Set(
  'but just only please however otherwise because since show need want looking look search find give prefer under below max if what which than around would could can should something anything maybe thanks thank will instead as while when where how do does'.split(
    ' ',
  ),
);
const ENDS_ONCE_SOMETHING = new Set(
  'for with in to i my we you he she they it is are that who be on at from by a the this'.split(' '),
);

function cuesOf(tokens: readonly Token[], taken: ReadonlySet<number>): Cue[] {
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
  const read = (pattern: RegExp, always: boolean, before = false, quality = false) => {
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const from = indexAt(index);
      const to = indexAt(index + found.length);
      if (cues.some((cue) => from < cue.to && to > cue.from)) continue;
      // "no less than $100" is a price.
      if (taken.has(from)) continue;
      cues.push({ from, to, always, before, quality });
    }
  };
  const neutral: { from: number; to: number }[] = [];
  for (const { index, 0: found } of text.matchAll(NO_REFUSAL))
    neutral.push({ from: indexAt(index), to: indexAt(index + found.length) });
  read(ALWAYS, true);
  read(BEFORE, true, true);
  read(BEFORE_DISLIKED, false, true);
  read(TOO, false, true, true);
  read(FORWARD, false);
  read(NO, false);
  read(NOT, false);
  read(NOTHING, false);
  return cues
    .filter((cue) => !neutral.some(({ from, to }) => cue.from < to && cue.to > from))
    .sort((one, other) => one.from - other.from);
}

/** Families that a word other than their name stands for as a whole. */
const WHOLE = new Set(
  [
    'woollen',
    'woolen',
    'woolly',
    'gray',
    'wooden',
    'metallic',
    'silken',
    'golden',
    'plastic',
    'latex',
    'gray',
  ].map(phraseOf),
);

const said = (tokens: readonly Token[], { from, to }: Mark) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

/** Kept away for the body's sake alone, whatever the wording. */
const HEALTH = new Set(['nickel', 'latex', 'lanolin']);
/** Fibres of other animals than sheep: who reacts to them may wear wool. */
const HAIRS = new Set(['mohair', 'angora', 'cashmere', 'alpaca']);
const SMELLS = new Set(['scent', 'scented', 'perfume', 'perfumed', 'smell', 'smelly', 'fragrance', 'odour']);

function exclusionOf(
  mark: Mark,
  tokens: readonly Token[],
  shelf: Shelf,
  always: boolean,
): Exclusion | undefined {
  const made = (type: Exclusion['type'], id: string): Exclusion => ({
    type,
    id,
    said: said(tokens, mark),
    ...(always ? { always } : {}),
  });
  const { phrase } = mark;
  const allergen = [...ALLERGENS].find(
    ([id, words]) =>
      phraseOf(id) === phrase ||
      (always && mark.type === 'word' && words.has(phrase)) ||
      (id === 'fragrance' && SMELLS.has(phrase) && (always || phrase !== 'perfume')),
  )?.[0];
  switch (mark.type) {
    case 'kind':
      if (careOf(phrase)) return made('care', careOf(phrase) ?? '');
      if (phrase === 'heel' || phrase === 'high heel') return made('word', 'heel');
      if (allergen) return made('allergen', allergen);
      if (MATERIALS.has(phrase)) return made('material', phrase);
      // "anything woolly" for whoever does not bear it is a material and no kind of goods.
      if (always && QUALITY_OF.get(phrase)?.type === 'material')
        return made('material', QUALITY_OF.get(phrase)?.id ?? phrase);
      return made('kind', mark.id);
    case 'pattern':
      return made('pattern', mark.id);
    case 'colour':
    case 'material': {
      if (allergen && (always || HEALTH.has(allergen))) return made('allergen', allergen);
      const family = QUALITY_FAMILIES[mark.type];
      const isFamily =
        phraseOf(mark.id) === phrase ||
        WHOLE.has(phrase) ||
        (phrase.includes(' ') && !phrase.includes(phraseOf(mark.id)));
      if (always && mark.type === 'material' && family.has(mark.id) && !HAIRS.has(phrase))
        return made('material', mark.id);
      return isFamily ? made(mark.type, mark.id) : made('word', phrase);
    }
    case 'shelf':
      return mark.id === 'home' ? undefined : made('category', mark.id);
    case 'person':
      return mark.person.who === 'anyone' ? undefined : made('category', mark.person.who);
    case 'occasion':
      return shelf.knows(phrase) ? made('word', phrase) : undefined;
    case 'word': {
      if (careOf(phrase)) return made('care', careOf(phrase) ?? '');
      // What itches is wool, whatever it is called.
      if (/^(?:itch|itchy|scratchy|prickly)$/.test(phrase)) return made('material', 'wool');
      if (allergen) return made('allergen', allergen);
      // "no checks": a word that says a pattern once it is refused.
      const pattern = [...QUALITY_FAMILIES.pattern].find(
        ([id, words]) => id !== 'printed' && words.has(phrase),
      );
      if (pattern) return made('pattern', pattern[0]);
      const meant = shelf.knows(phrase) ? undefined : qualityNear(phrase);
      if (meant) return made(meant.type, meant.id);
      if (shelf.knows(phrase) || always) return made('word', phrase);
      return baseOf(phrase, shelf) ? made('word', baseOf(phrase, shelf) ?? phrase) : undefined;
    }
    default:
      return undefined;
  }
}

/** The way of looking after goods that a phrase names: "hand wash" is no soap once it is refused. */
const careOf = (phrase: string): string | undefined =>
  phrase.includes(' ') ? [...CARE].find(([, words]) => words.has(phrase))?.[0] : undefined;

/** What is not wanted and nobody sells is likely a quality with a typo: it must not be shown for that. */
function qualityNear(word: string) {
  if (word.length < 4) return undefined;
  for (const [name, quality] of QUALITY_OF) if (distance(word, name, 1) <= 1) return quality;
  return undefined;
}

/** "ironing" of goods that speak of an iron. */
const baseOf = (word: string, shelf: Shelf): string | undefined =>
  [word.replace(/ing$/, ''), word.replace(/ing$/, 'e'), word.replace(/e?d$/, '')].find(
    (base) => base !== word && base.length > 3 && shelf.knows(base),
  );

const MEANT = new Set(['kind', 'colour', 'material', 'pattern', 'shelf', 'person', 'word', 'occasion']);
const kin = (type: string) =>
  type === 'word' || type === 'colour' || type === 'pattern' ? 'material' : type;

/** What a message does not want, and the marks that are used up by saying so. */
export function readExclusions(
  tokens: readonly Token[],
  marks: readonly Mark[],
  shelf: Shelf,
  taken: ReadonlySet<number> = new Set(),
): { not: Exclusion[]; used: ReadonlySet<Mark> } {
  const not: Exclusion[] = [];
  const used = new Set<Mark>();
  const add = (exclusion: Exclusion | undefined) => {
    if (exclusion && !not.some(({ type, id }) => type === exclusion.type && id === exclusion.id))
      not.push(exclusion);
  };
  const positiveKinds = () => marks.filter((mark) => mark.type === 'kind' && !used.has(mark));

  const cues = cuesOf(tokens, taken);
  for (const [number, cue] of cues.entries()) {
    for (const mark of marks) if (mark.from >= cue.from && mark.to <= cue.to) used.add(mark);
    if (cue.before) {
      const earlier = marks.filter((mark) => mark.to <= cue.from && !used.has(mark)).toReversed();
      let named: Mark | undefined;
      for (const mark of earlier) {
        // "wool? no thanks": the question is answered at once.
        if (mark.type === 'mark' && mark.phrase === '?' && mark.to === cue.from && !named) continue;
        if (mark.type === 'mark' && (mark.mark === '.' || named)) break;
        if (mark.type === 'mark') continue;
        if (named && kin(mark.type) !== kin(named.type) && mark.type !== 'small') break;
        if (mark.type === 'small' && !/^(and|or|nor|any|very|a|badly|really|me|is|are)$/.test(mark.phrase))
          break;
        if (!MEANT.has(mark.type)) continue;
        if (mark.type === 'person' || mark.type === 'occasion') break;
        if (cue.quality && mark.type !== 'material' && mark.type !== 'pattern') break;
        add(exclusionOf(mark, tokens, shelf, cue.always));
        used.add(mark);
        named = mark;
        if (earlier.indexOf(mark) > 6) break;
      }
      continue;
    }
    const until = cues.find((next, at) => at > number && !next.before)?.from ?? Number.POSITIVE_INFINITY;
    const after = marks.filter((mark) => mark.from >= cue.to && mark.from < until);
    let last: Mark | undefined;
    for (let at = 0; at < after.length; at += 1) {
      const mark = after[at];
      if (!mark) break;
      const nextMeant = after.slice(at + 1).find(({ type }) => type !== 'small');
      const follows =
        nextMeant !== undefined &&
        after
          .slice(at + 1, after.indexOf(nextMeant))
          .every(({ phrase }) => /^(no|any|or|nor|and|also|other|with)$/.test(phrase));
      if (mark.type === 'mark') {
        if (mark.mark === '.' || !last) break;
        if (!follows || !nextMeant || kin(nextMeant.type) !== kin(last.type)) break;
        const beyond = after[after.indexOf(nextMeant) + 1];
        if (
          beyond &&
          /^(please|is|are|would|instead|fine|ok|then|only|if|preferably|maybe|perhaps|rather|ideally|possibly)$/.test(
            beyond.phrase,
          )
        )
          break;
        continue;
      }
      if (mark.type === 'small' || mark.type === 'gift' || mark.type === 'anything') {
        if (
          last &&
          mark.phrase === 'and' &&
          !(
            follows &&
            nextMeant &&
            (kin(nextMeant.type) === kin(last.type) ||
              (last.type === 'anything' && nextMeant.type === 'kind'))
          )
        )
          break;
        if (last && (mark.phrase === 'or' || mark.phrase === 'nor') && !follows) break;
        const word = tokens[mark.from]?.word ?? '';
        // "avoid anything made of merino": it has not said yet what.
        const opens = !last && /^(?:anything|something|everything|all|look|looking)$/.test(word);
        if (!opens && (ENDS.has(word) || ENDS.has(mark.phrase))) break;
        if (last && (ENDS_ONCE_SOMETHING.has(word) || ENDS_ONCE_SOMETHING.has(mark.phrase))) break;
        if (/^(?:clothes|clothing|clothe|garments?|attire|outfits?)$/.test(word)) {
          add({ type: 'kind', id: 'clothing', said: word });
          last = mark;
        }
        if (mark.to - cue.to > 9) break;
        used.add(mark);
        continue;
      }
      if (last && /^(?:person|occasion|shelf)$/.test(mark.type)) break;
      const beside = after[at + 1];
      // "no denim jackets" beside "a jacket" is about the denim.
      if (
        mark.type === 'kind' &&
        last &&
        last.to === mark.from &&
        last.type !== 'kind' &&
        last.type !== 'word'
      ) {
        // "no leather bag" alone asks for a bag.
        if (positiveKinds().length === 1) break;
        used.add(mark);
        last = mark;
        continue;
      }
      // "stop showing me kids stuff": whose things, not the person.
      if (mark.type === 'person' && beside && beside.type === 'kind' && positiveKinds().length === 1) {
        add(exclusionOf(mark, tokens, shelf, cue.always));
        used.add(mark);
        last = mark;
        break;
      }
      if (last && mark.from - last.to > 3) break;
      // "almond oil": the second word only says what the first is in.
      if (last && last.to === mark.from && mark.type === 'word' && last.type === 'word') {
        used.add(mark);
        continue;
      }
      add(exclusionOf(mark, tokens, shelf, cue.always));
      used.add(mark);
      last = mark;
    }
    if (!last) {
      // "leather I can't wear", "wool? never!": what is refused stands before, and nothing after.
      const fronted = whatStoodBefore(cue, tokens, marks, used);
      if (fronted) {
        add(exclusionOf(fronted, tokens, shelf, cue.always));
        used.add(fronted);
        continue;
      }
      // "she has too much jewellery, so nothing like that": what was named before.
      const points =
        /^(?:nothing|no|enough)$/.test(tokens[cue.from]?.word ?? '') &&
        tokens
          .slice(cue.to, cue.to + 3)
          .some(
            ({ word }, at) =>
              /^(that|those|it|them|these)$/.test(word) &&
              (tokens[cue.to + at + 1]?.mark !== undefined ||
                /^(?:please|either|again|though|at|for|)$/.test(tokens[cue.to + at + 1]?.word ?? '')),
          );
      const named = points
        ? marks.findLast((mark) => mark.to <= cue.from && mark.type === 'kind')
        : undefined;
      if (named) {
        add(exclusionOf(named, tokens, shelf, cue.always));
        used.add(named);
      }
    }
  }
  addReactions(tokens, marks, used, (mark) => add(exclusionOf(mark, tokens, shelf, true)));
  addConvictions(tokens, add);
  // "hats, but not the top hat": a kind that is asked for, too, is excluded by its own words alone.
  for (const one of not) {
    // Named again, it is still not wanted: "anything but candles, everybody sells me candles".
    if (one.type !== 'kind') continue;
    for (const mark of positiveKinds())
      if (mark.type === 'kind' && mark.phrase === phraseOf(one.said)) used.add(mark);
  }
  const wanted = positiveKinds().flatMap((mark) => (mark.type === 'kind' ? [mark.id] : []));
  const narrowed = not.flatMap((one): Exclusion[] => {
    if (one.type !== 'kind' || !wanted.some((kind) => isKindOf(kind, one.id))) return [one];
    const phrase = phraseOf(one.said);
    return phrase.includes(' ') ? [{ ...one, type: 'word', id: phrase }] : [];
  });
  return { not: narrowed, used };
}

/** What a refusal with nothing after it refuses: the quality or thing right before it, or alone before a question mark. */
function whatStoodBefore(
  { from, to }: Cue,
  tokens: readonly Token[],
  marks: readonly Mark[],
  used: ReadonlySet<Mark>,
): Mark | undefined {
  const next = tokens[to]?.mark ? undefined : tokens[to]?.word;
  if (next !== undefined && !/^(?:please|thanks|thank|at|ever|though|either)$/.test(next)) return undefined;
  let at = from;
  while (/^(?:i|he|she|we|they|it|that|which|really|just|my|skin)$/.test(tokens[at - 1]?.word ?? '')) at -= 1;
  // A sentence that is nothing but the refusal answers the one before: "But wool? Never!"
  if (at === from && tokens[at - 1]?.word === '?') at -= 1;
  const mark = marks.find((one) => one.to === at && !used.has(one));
  return mark && /^(?:material|colour|pattern|kind|word)$/.test(mark.type) ? mark : undefined;
}

const SUBSTANCE = (mark: Mark) =>
  mark.type === 'material' ||
  ((mark.type === 'word' || mark.type === 'kind') &&
    [...ALLERGENS].some(([id, words]) => phraseOf(id) === mark.phrase || words.has(mark.phrase)));

/** Materials that a clause names beside a reaction of the body. */
function addReactions(
  tokens: readonly Token[],
  marks: readonly Mark[],
  used: Set<Mark>,
  add: (mark: Mark) => void,
): void {
  let from = 0;
  for (let to = 0; to <= tokens.length; to += 1) {
    if (to < tokens.length && !tokens[to]?.mark) continue;
    const words = tokens.slice(from, to).map(({ word }) => word);
    if (
      words.some((word) => REACTION.test(word)) &&
      !words.some((word) => BORNE.test(word) || word === 'not')
    ) {
      for (const mark of marks) {
        if (mark.from < from || mark.to > to || used.has(mark) || !SUBSTANCE(mark)) continue;
        add(mark);
        used.add(mark);
      }
    }
    from = to + 1;
  }
}

/** Ways of living that rule materials out without naming them. */
function addConvictions(tokens: readonly Token[], add: (exclusion: Exclusion) => void): void {
  for (const { word } of tokens) {
    if (word === 'vegan' || word === 'vegans')
      add({ type: 'allergen', id: 'animal', said: 'animal materials', always: true });
    if (word === 'vegetarian' || word === 'vegetarians')
      add({ type: 'allergen', id: 'meat-by', said: 'leather or fur', always: true });
  }
}
