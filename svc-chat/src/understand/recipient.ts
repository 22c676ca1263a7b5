import { PEOPLE } from '../lexicon/people.ts';
import type { Mark } from './marks.ts';
import type { Token } from './prepare.ts';
import type { Recipient } from './wish.ts';
import { WORN } from './worn-on.ts';

const GROWN =
  /\bbridesmaids?\b(?! dress for my)|\b(?<=\b(?:is|are|was|an?|my|our|her|his|all|fully|quite|already|now|a bit) )grown(?: up)?\b(?! out)|\b(?:is|are|an|already|both|now) adults?\b(?! (?:sizes?|section))|\badult (?:son|daughter|child|children|kids?|nephew|niece|grandson|granddaughter)\b|\b(?:his|her) own (?:kids|children|flat|apartment|house|place)\b|\b(?:married|wedding|marry|marries|marrying|retire[sd]?|boss|graduat\w+|pregnant|valentine\w*|anniversary|romantic|engagement|office|job|(?:his|her|new) (?:wife|husband)|prom|date|university|college|driving (?:licen[cs]e|test|exam)|licen[cs]e|bachelor\w*|thesis|degree)\b/;

/** "the girls at reception", "the lads who fix my car": those who work are no children. */
const AT_WORK =
  /\b(?:girls?|boys?|lads?|lass(?:es)?) (?:who|that) (?:\w+ly )?(?:works?|packs?|serves?|cleans?|delivers?|drives?|brings?|do(?:es)? (?:my|our)|cuts?|answers?|sorts?|handles?|manages?|helps? (?:me|us)|looks? after|takes? care|covers?|bakes?|trains?|teach(?:es)?|fix(?:es)?|repairs?|sends?|ships?|carr(?:y|ies))\b|\b(?:girls?|boys?|lads?|lass(?:es)?) (?:at|in|from|on|of|behind) (?:the |my |our )?(?:\w+ )?(?:work|office|reception|warehouse|shop|store|team|accounts?|accounting|department|lab|seminar|dorm|uni|university|college|campus|course|study group|book club|ward|salon|gym|bar|cafe|canteen|counter|kitchen|front desk|shift|crew|staff|factory|till|hairdressers?|bakery|pharmacy|surgery|clinic|hotel|garage|station|depot|market|restaurant|marketing|sales|hr|it)\b/;

/** "I'm 60 f", "me: 25, male". */
const SELF_LETTER =
  /\b(?:i am|me:?|myself,?) ?,? ?(?:\d{2} ?(?:years? old|yo|y)?[ ,/(]*)(f|m|female|male|woman|man|lady|guy)\b|\b(?:i am|me:?) (?:an? )?(f|m|female|male)\b(?! \w+ size)/;

/** Who asks what to wear beside the one they are married to. */
const WITH_SPOUSE =
  /\bmy (wife|husband|girlfriend|boyfriend) and (?:i|me)\b.*\bwhat (?:should|shall|do|can|could|would|might) i (?:wear|put on|dress)/;

const GROWN_UP = /^(?:lady|woman|female|gentleman|man|male)$/;
const CELEBRATED =
  /^(?:leav(?:es|ing)|turn(?:s|ed|ing)|retir(?:es|ed|ing)|graduat(?:es|ed|ing)|marr(?:ies|ied|ying)|engaged|promoted)$/;

export type PersonMark = Extract<Mark, { type: 'person' }>;
const PRONOUN = /^(?:he|she|him|her|his)$/;
const isPronoun = ({ phrase }: Mark) => PRONOUN.test(phrase);

/** For whom the things of these marks are. */
export function recipientOf(
  people: readonly PersonMark[],
  text: string,
  gift: boolean,
  age: number | undefined,
): Recipient | undefined {
  const self =
    /\( ?(?:mum|mom|mummy|mother|dad|daddy|father|gran|grandma|grandpa|aunt|uncle|woman|man|lady|girl|guy) ?(?=\))|\((?:fe)?male\)|\( (?:fe)?male \)|\b(?:i am|as|we are|me being) (?:(?:an?|the|his|her|their) )?(?:\w+ )?(?:woman|man|lady|girl|guy|boy|female|male|gentleman|dude|mom|mum|dad|godfather|godmother|aunt|auntie|uncle|grand(?:ma|pa|mother|father))\b|\( ?(?:f|m) ?[),]|\( (?:f|m) \)/.exec(
      text,
    );
  const letter = SELF_LETTER.exec(text);
  // "im 60 f": who shops; what is worn is for them, whoever else is spoken of.
  if (!gift && letter) {
    const f = /f|woman|lady/.test(letter[1] ?? letter[2] ?? '');
    return f ? { who: 'women', gender: 'f' } : { who: 'men', gender: 'm' };
  }
  // "My wife and I are invited. What should I put on?"
  const spouse = WITH_SPOUSE.exec(text)?.[1];
  if (!gift && !self && spouse)
    return /wife|girlfriend/.test(spouse)
      ? { who: 'men', gender: 'm', grown: true }
      : { who: 'women', gender: 'f', grown: true };
  // "my daughter installed this for me. A cardigan for myself": whoever else is told of.
  if (!gift && !self && /\bfor myself\b/.test(text)) return { who: 'anyone', grown: true };
  // "A beach day with the girls": friends, and nobody's children.
  const nouns = people.filter(
    (mark, at) =>
      !isPronoun(mark) &&
      // "the groom's sister": the sister.
      (people[at + 1]?.from !== mark.to || PRONOUN.test(people[at + 1]?.phrase ?? '')) &&
      // "my kid's football coach": the coach.
      !(
        mark.person.who === 'kids' &&
        people[at + 1]?.person.who === 'anyone' &&
        (people[at + 1]?.from ?? 0) - mark.to <= 1
      ) &&
      !(
        /^(?:girl|boy|lad|lady)$/.test(mark.phrase) &&
        /\b(?:with|w|and) (?:the|my|some) (?:girls|boys|lads|ladies)\b/.test(text)
      ),
  );
  const own = self
    ? nouns.find(({ phrase }) => self[0].split(' ').at(-1)?.startsWith(phrase.slice(0, 3)))
    : undefined;
  const others = gift ? nouns.filter((mark) => mark !== own) : nouns;
  const first =
    (!gift && own) ||
    (gift ? others[0] : (others.find(({ person }) => person.who !== 'anyone') ?? others[0]));
  const pronoun = people.find(isPronoun)?.person;
  let person = first?.person;
  // "the teacher (a lady)": whose sex is said after.
  const said = gift ? others.find((mark) => mark !== first && GROWN_UP.test(mark.phrase)) : undefined;
  if (person?.who === 'anyone') person = said?.person ?? person;
  // Nobody knows the size of a boss, of either sex.
  if (!person || person.who === 'anyone')
    person = pronoun ? { ...pronoun, ...(person?.grown ? { grown: true } : {}) } : person;
  if ((!person || person.who === 'anyone') && self && /\( ?f(?:emale)? ?[),]/.test(self[0]))
    person = { who: 'women', gender: 'f' };
  if ((!person || person.who === 'anyone') && self && /\( ?m(?:ale)? ?[),]/.test(self[0]))
    person = { who: 'men', gender: 'm' };
  // "I'm a girl" says who shops, and children hardly do.
  if (own && first === own && age === undefined && person?.who === 'kids' && person.gender)
    person = { who: person.gender === 'm' ? 'men' : 'women', gender: person.gender };
  if (age !== undefined && age <= 13 && person?.who !== 'kids')
    return { who: 'kids', ...(person?.gender ? { gender: person.gender } : {}) };
  if (
    person?.who === 'kids' &&
    ((age ?? 0) >= 15 || (age === undefined && (GROWN.test(text) || AT_WORK.test(text))))
  ) {
    return person.gender
      ? { who: person.gender === 'm' ? 'men' : 'women', gender: person.gender }
      : { who: 'anyone' };
  }
  return person;
}

/** "job interview, m": who it is, where no size of a thing can be meant. */
export const genderAtEnd = (text: string): Recipient | undefined => {
  const letter = /[,?.!] ?([mf])[.! ]*$/.exec(text)?.[1];
  return letter === undefined
    ? undefined
    : { who: letter === 'm' ? 'men' : 'women', gender: letter === 'm' ? 'm' : 'f' };
};

/** "he never leaves his desk": what somebody has already. */
export const isTheirs = ({ from }: Mark, tokens: readonly Token[]): boolean =>
  /^(?:his|her|their)$/.test(tokens[from - 1]?.word ?? '');

/** The first of those who are called by what they are to somebody. */
const OF_PEOPLE = new RegExp(
  String.raw`\b(?:${[...PEOPLE.keys()].filter((name) => !PRONOUN.test(name)).join('|')})\b`,
);

const wordsBefore = ({ from }: Mark, tokens: readonly Token[]): string =>
  tokens
    .slice(Math.max(0, from - 4), from)
    .map(({ word }) => word)
    .join(' ');

/** "my girlfriend is a gamer", "dad loves old things": who says what somebody is like, and no thing, looks for a gift. */
export function isDescribed(
  tokens: readonly Token[],
  marks: readonly Mark[],
  used: ReadonlySet<Mark>,
  text: string,
): boolean {
  if (
    WORN.test(text) ||
    marks.some((mark) => mark.type === 'kind' && !used.has(mark) && !isTheirs(mark, tokens))
  )
    return false;
  return marks.some((mark) => {
    if (mark.type !== 'person') return false;
    // "I'm a woman who is always cold": who shops.
    if (/\bi am an? (?:\w+ )?$/.test(`${wordsBefore(mark, tokens)} `)) return false;
    const named = !isPronoun(mark) && tokens[mark.to]?.isName ? 1 : 0;
    const words = tokens.slice(mark.to + named, mark.to + named + 3).map(({ word }) => word);
    const who = words[0] === 'who' || words[0] === 'that';
    const [next, after] = who ? words.slice(1) : words;
    // "my dad retires next month", "he turned 40": such days are for presents.
    if (!who && CELEBRATED.test(next === 'is' || next === 'just' ? (after ?? '') : (next ?? ''))) return true;
    // "for my gran, she knits all day": what they do, of whom something is wanted for.
    if (
      isPronoun(mark) &&
      /^(?:knits|crochets|sews|paints|draws|photographs|films|bakes|cooks|gardens|sings|travels|hikes|fishes|surfs|dances|shaves|games)$/.test(
        next ?? '',
      ) &&
      /\bfor (?:my|our|a|an|the|his|her) (?:\w+ )?$/.test(text.slice(0, text.search(OF_PEOPLE)))
    )
      return true;
    // "he is a carpenter"; of "he likes blue" nobody knows whether a gift is meant.
    if (isPronoun(mark))
      return (
        next === 'is' &&
        /^an?$/.test(after ?? '') &&
        !/^(?:size|[sml]|xx?l|small|medium|large)$/.test(words[2] ?? '')
      );
    // "a man who games all day", "somebody who never sleeps"; who wears or needs something looks for that.
    if (
      who &&
      next &&
      !/^(?:is|are|was|wears?|needs?|wants?|sells?|can|could|works?|would|should|must|had)$/.test(next)
    )
      return true;
    return (
      /^(?:loves?|likes?|enjoys?|collects?|plays?|adores?|shaves|bakes?|cooks|knits|paints|reads|writes|travels|drinks|sings|gardens|lives|survives|runs)$/.test(
        next ?? '',
      ) ||
      (next === 'is' && /^(?:an?|into|crazy|mad|obsessed|fond)$/.test(after ?? ''))
    );
  });
}
