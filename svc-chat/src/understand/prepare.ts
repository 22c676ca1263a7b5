import { normalise, stem } from '../text/words.ts';
import type { Spelling } from '../words/spelling.ts';
import { withoutEmoji } from './emoji.ts';

/** One word of a message, or a mark between words. */
export type Token = {
  /** Lower case, typos taken out. */
  word: string;
  stem: string;
  /** `,` between things of a list, `.` between sentences; undefined for a word. */
  mark?: ',' | '.';
  /** Written with a capital in the middle of a sentence, or before "wants", "is" …: somebody's name, perhaps. */
  isName: boolean;
};

export type Prepared = { tokens: readonly Token[]; clean: string };

/** How people write in a hurry. */
const SHORT: Readonly<Record<string, string>> = {
  priciest: 'most expensive',
  oder: 'order',
  wemon: 'women',
  wemen: 'women',
  jens: 'jeans',
  womans: 'women',
  womens: 'women',
  wmns: 'women',
  womn: 'women',
  allergis: 'allergic',
  alergic: 'allergic',
  allegic: 'allergic',
  allergik: 'allergic',
  wher: 'where',
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  plese: 'please',
  n: 'and',
  adn: 'and',
  nd: 'and',
  smth: 'something',
  sth: 'something',
  somethin: 'something',
  somthing: 'something',
  bday: 'birthday',
  xmas: 'christmas',
  thx: 'thanks',
  thnx: 'thanks',
  ty: 'thanks',
  tysm: 'thanks',
  gimme: 'give me',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  aint: 'is not',
  shouldnt: 'should not',
  mustnt: 'must not',
  havent: 'have not',
  hasnt: 'has not',
  thats: 'that is',
  whats: 'what is',
  wheres: 'where is',
  hows: 'how is',
  whos: 'who is',
  im: 'i am',
  ive: 'i have',
  theres: 'there is',
  shes: 'she is',
  hes: 'he is',
  theyre: 'they are',
  shud: 'should',
  wat: 'what',
  wot: 'what',
  wht: 'what',
  whts: 'what is',
  teh: 'the',
  yuo: 'you',
  shwo: 'show',
  wnat: 'want',
  wihtout: 'without',
  withot: 'without',
  witout: 'without',
  wo: 'without',
  fo: 'for',
  fir: 'for',
  msg: 'message',
  pw: 'password',
  pwd: 'password',
  tmrw: 'tomorrow',
  lol: '',
  lmao: '',
  tbh: '',
  ngl: '',
  lowkey: '',
  fr: '',
  bruh: '',
  bro: '',
  af: '',
  omg: '',
  uh: '',
  um: '',
  uhm: '',
  erm: '',
  hmm: '',
  like_: '',
  k: 'ok',
  kk: 'ok',
  whatcha: 'what do you',
  dunno: 'do not know',
  lemme: 'let me',
  favs: 'favourites',
  faves: 'favourites',
  fav: 'favourite',
  hmu: 'show me',
  whr: 'where',
  abt: 'about',
  bc: 'because',
  cuz: 'because',
  coz: 'because',
  w: 'with',
  wats: 'what is',
  creme: 'cream',
  nite: 'night',
  overnite: 'overnight',
  lite: 'light',
  vaze: 'vase',
  undr: 'under',
  btw: '',
  imo: '',
  ok: 'ok',
  okay: 'ok',
  yo: 'hey',
  ya: 'you',
  yall: 'you',
  dat: 'that',
  dis: 'this',
  da: 'the',
  tho: 'though',
  thru: 'through',
  til: 'until',
  max: 'max',
  ppl: 'people',
};

const UNITS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** "thirty five" → 35, "a hundred" → 100; "one" alone stays the word that it mostly is. */
export function digits(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    const unit = UNITS[word];
    if ((word === 'hundred' || word === 'thousand') && out.length > 0) {
      const times = word === 'hundred' ? 100 : 1000;
      const last = out.at(-1) ?? '';
      if (/^\d{1,2}$/.test(last)) out[out.length - 1] = String(Number(last) * times);
      else if (last === 'a' || last === 'one') out[out.length - 1] = String(times);
      else out.push(String(times));
      if (next === 'and' && UNITS[words[at + 2] ?? '']) at += 1;
      continue;
    }
    if (word === 'hundred') {
      out.push('100');
      continue;
    }
    if (unit === undefined) {
      out.push(word);
      continue;
    }
    const last = out.at(-1) ?? '';
    const tens = /^[2-9]0$/.test(last) && UNITS[words[at - 1] ?? ''] !== undefined && unit < 10;
    const hundreds =
      /^[1-9]00+$/.test(last) && /^(hundred|thousand|and)$/.test(words[at - 1] ?? '') && unit < 100;
    if (tens || hundreds) out[out.length - 1] = String(Number(last) + unit);
    else out.push(String(unit));
  }
  return out;
}

function spelledOut(text: string): string {
  return (
    text
      .replace(/\bw\/o\b/g, 'without')
      .replace(/\bw\/(?=\s|\w)/g, 'with ')
      .replace(/n['’]t\b/g, ' not')
      .replace(/\bca not\b/g, 'can not')
      .replace(/\bwo not\b/g, 'will not')
      .replace(
        /['’](m|re|ve|ll|d)\b/g,
        (_, end: string) => ({ m: ' am', re: ' are', ve: ' have', ll: ' will', d: ' would' })[end] ?? '',
      )
      .replace(/\b(that|what|where|who|how|there|she|he|it)['’]s\b/g, '$1 is')
      .replace(/\blet['’]s\b/g, 'let us')
      .replace(/(?<=[a-z])['’]s (?=(?:not|too|off|out|forbidden|banned|no go|a no)\b)/g, ' is ')
      .replace(/(?<=\s|^)4(?=\s+(?:my|a|an|the|her|him|me|your|our)\b)/g, 'for')
      .replace(/(^|\s)-(?=[a-z]{3,})/g, '$1without ')
      .replace(/\bnon[\s-]+(?=[a-z]{3,})/g, 'without ')
      .replace(/\b([a-z]{3,})[\s-]free\b(?! (?:of|from)\b)/g, (whole, word: string) =>
        /^(hands|duty|stress|worry|feel|are|is|for|toll|delivery|shipping|chip|lead)$/.test(word)
          ? whole
          : `without ${word}`,
      )
      .replace(/\b(?:hand[\s-]?wash(?:ing|ed|able)?|wash(?:ing|ed)? (?:it |them )?by hand)\b/g, 'hand wash')
      .replace(/\bdry[\s-]clean(?:ing|ed)\b/g, 'dry clean')
      .replace(/(\d+)\s*\$?\s*<=?\s*(?:price|cost|\w)\s*<=?\s*\$?\s*(\d+)/g, 'between $1 and $2')
      .replace(/!=\s*(?=[a-z])/g, 'not ')
      .replace(/(?<=\s|^)!(?=[a-z]{3,})/g, 'not ')
      .replace(
        /\b(loves?|likes?|enjoys?|wants?|learn(?:ing|s)?|try(?:ing)?|started)(?: to)? knit\b/g,
        '$1 knitting',
      )
      // Whoever takes any size but one needs no size.
      .replace(
        /\b(?:in )?(?:any|every|all|whatever|whichever) sizes? (?:but|except|other than|apart from|bar|not)(?: for)?(?: size)?(?: an?)? (?:xx?l|[sml]|small|medium|large|(?:extra|x) large)\b/g,
        ' ',
      )
      .replace(
        /\b(?:but |and |, ?)?(?:not|no|never|except)(?: in| an?)* size (?:xx?l|[sml]|small|medium|large)\b/g,
        ' ',
      )
      .replace(/\b(?:a )?tenners?\b/g, '$10')
      .replace(/\b(?:a )?fivers?\b/g, '$5')
      .replace(/\b(\d+|a) grand\b/g, (_, many: string) => `$${(Number(many) || 1) * 1000}`)
      .replace(/^dose (?=the|it|this|that|they|your|a|an)\b/, 'does ')
      .replace(/\bin (?:the|my|his|her|our|their) (?:wardrobe|closet|drawers?)\b/g, ' ')
      .replace(/\bunscented\b|\bunperfumed\b/g, 'without fragrance')
      .replace(/\bt[\s-]?shirts?\b/g, (found) => (found.endsWith('s') ? 'tshirts' : 'tshirt'))
      .replace(/\b(x+)[\s-]?large\b/g, (_, many: string) => (many.length > 1 ? 'xxl' : 'xl'))
      .replace(/(?<=\d)\s*(?:€|eur\b|euros?\b|£|pounds?\b|\bquid\b|dollars?\b|dollar\b|bucks?\b|usd\b)/g, '$')
      .replace(/[€£]/g, '$')
      .replace(/(?<=[a-z])[-–](?=[a-z])/g, ' ')
  );
}

const ALL_CAPITALS = /^[^a-z]*$/;

/** A message as words: short forms spelled out, typos taken out where a word is none. */
export function prepare(message: string, spelling: Spelling): Prepared {
  const shouting = ALL_CAPITALS.test(message);
  const names = new Set(
    shouting
      ? []
      : [
          ...message.matchAll(
            /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?=\W|$)|\b\p{Lu}\p{Ll}+(?= (?:wants?|likes?|loves?|needs?|is|has|turns|said)\b)/gu,
          ),
        ].map(([name]) => name.toLowerCase()),
  );
  for (const common of [
    'my',
    'it',
    'he',
    'she',
    'that',
    'this',
    'what',
    'which',
    'where',
    'who',
    'there',
    'i',
    'dress',
    'so',
    'and',
    'you',
    'someone',
    'somebody',
    'mum',
    'mom',
    'dad',
  ])
    names.delete(common);
  const pieces =
    spelledOut(normalise(withoutEmoji(message))).match(
      /[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*(?:,\d{3}\b)?|\$|[,;:.!?\n+/&()]|<|>|-|~/gu,
    ) ?? [];
  const expanded = pieces.flatMap((piece) => {
    const short = Object.hasOwn(SHORT, piece) ? SHORT[piece] : undefined;
    return short === undefined
      ? [piece.replace(/'s$/, '').replaceAll("'", '')]
      : short.split(' ').filter(Boolean);
  });
  const isWord = (piece: string) => /^\p{L}+$/u.test(piece);
  const corrected = spelling.correctAll(
    expanded.map((piece) => (isWord(piece) && !names.has(piece) ? piece : '')),
  );
  const words = digits(expanded.map((piece, at) => corrected[at] || piece));
  const tokens = words.flatMap((word): Token[] => {
    if (/^[,+/&]$/.test(word)) return [{ word, stem: word, mark: ',', isName: false }];
    if (/^[;:.!?\n()]$/.test(word)) return [{ word, stem: word, mark: '.', isName: false }];
    return [{ word, stem: stem(word), isName: names.has(word) }];
  });
  return {
    tokens,
    clean: tokens
      .map(({ word }) => word)
      .join(' ')
      .replace(/ ([,.;:!?])/g, '$1')
      .replace(/\$ (\d)/g, '$$$1')
      .replace(/(\d) \$/g, '$1$$')
      .trim(),
  };
}
