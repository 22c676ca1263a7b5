/** Splits a text into lower-case words without accents. Hyphens separate words, apostrophes do not. */
export function tokensOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ'`´]/g, '')
    .toLowerCase();
  return plain.match(/\p{L}+|\p{N}+/gu) ?? [];
}

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  mice: 'mouse',
  feet: 'foot',
  geese: 'goose',
  teeth: 'tooth',
  knives: 'knife',
  shelves: 'shelf',
  scarves: 'scarf',
  loaves: 'loaf',
  leaves: 'leaf',
  wolves: 'wolf',
  halves: 'half',
  calves: 'calf',
  movies: 'movie',
  hoodies: 'hoodie',
  cookies: 'cookie',
  brownies: 'brownie',
  skis: 'ski',
  bikinis: 'bikini',
  saris: 'sari',
  kiwis: 'kiwi',
  menus: 'menu',
  bonsais: 'bonsai',
  ukuleles: 'ukulele',
  selfies: 'selfie',
  pixies: 'pixie',
  ties: 'tie',
  pies: 'pie',
  onesies: 'onesie',
  beanies: 'beanie',
};
const SIBILANT_PLURAL = /(?:ss|sh|ch|x|zz)es$/;
const PLURAL = /[^sui]s$/;

/** Returns the singular of a noun, judged by its letters. */
export function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (SIBILANT_PLURAL.test(word)) return word.slice(0, -2);
  return word.length > 3 && PLURAL.test(word) ? word.slice(0, -1) : word;
}

const VOWEL = /[aeiouy]/;
const DOUBLED = /([^aeiouls])\1$/;

/** Returns the common form of "knitting", "knitted" and "knits", in which the search compares words. */
export function termOf(word: string): string {
  let term = singular(word);
  for (const ending of ['ing', 'ed']) {
    const rest = term.slice(0, -ending.length);
    if (!term.endsWith(ending) || rest.length < 3 || !VOWEL.test(rest)) continue;
    term = rest.replace(DOUBLED, '$1');
    break;
  }
  return term.length > 3 && term.endsWith('e') ? term.slice(0, -1) : term;
}

/** Returns the phrase with its last word in the singular, the form in which kinds are compared. */
export const phraseOf = (words: readonly string[]): string =>
  [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');

/** Words without information on the goods: function words and words of requests. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a about again all also am an and any anybody anyone anything are as at be because been being best but buy by can could
  did do does doesnt didnt isnt arent wasnt havent hasnt couldnt shouldnt dont else etc for from get give go goes going good got had has have having he hello help her hers hey hi him his how
  i id if ill im in into is isnt it its ive just kind let like likes lot lots looking look love loves made make many may
  maybe me might mine more most much must my myself need needs new nice no not now of off ok on one ones only or other our out
  over own people perhaps please pls possible really right sb sell sells she shop should show so some somebody someone
  something sth such take tell than thank thanks that the their them then there these they thing things this those through to
  too try up us use used using very want wanted wants was way we well were what when where which while who whom whose why
  will with within without wont would yes yet you your yours stock stocked item items product products stuff goods article kind
  sort type recommend recommendation suggest suggestion idea ideas option options choice choices available carry search purchase
  interested hoping after dear hiya`.split(/\s+/),
);

/** Words for people. They stand beside the name of a kind ("linen shirts men") and are not part of it. */
export const PEOPLE: ReadonlySet<string> = new Set(
  `man men mens woman women womens lady ladies gent gents gentleman gentlemen male female boy boys girl girls kid kids child
  children childrens baby babies toddler toddlers adult adults unisex teen teens teenager husband wife son daughter mum mom
  dad mother father brother sister friend girlfriend boyfriend granny grandma grandpa nephew niece`.split(/\s+/),
);
