import { KIND_NAMES } from '../lexicon/kinds.ts';
import { isEnglish } from '../words/english.ts';
import { notSoldNoun } from '../words/goods.ts';
import { foreignTalkIn, topicIn } from './phrases.ts';
import { SMALL, WORDS } from './words.ts';

/** The languages that are answered in. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'ar';
type Foreign = Exclude<Language, 'en'>;
const FOREIGN: readonly Foreign[] = ['de', 'fr', 'es', 'ar'];

const bare = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe');
const arabic = (word: string) =>
  word
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    // The article says nothing: what is sought with it is known without.
    .replace(/(^|\s)ال(?=\S{3})/g, '$1');
const formOf = (language: Foreign, word: string) => (language === 'ar' ? arabic(word) : bare(word));

const DICTIONARIES: Readonly<Record<Foreign, ReadonlyMap<string, string>>> = (() => {
  const made = {
    de: new Map<string, string>(),
    fr: new Map<string, string>(),
    es: new Map<string, string>(),
    ar: new Map<string, string>(),
  };
  for (const line of WORDS.trim().split('\n')) {
    const [english = '', ...columns] = line.split('|');
    for (const [index, language] of FOREIGN.entries()) {
      for (const word of (columns[index] ?? '').split('/').filter(Boolean)) {
        const form = formOf(language, word);
        if (!made[language].has(form)) made[language].set(form, english);
      }
    }
  }
  return made;
})();

const SMALL_OF: Readonly<Record<'de' | 'fr' | 'es', ReadonlySet<string>>> = {
  de: new Set(SMALL.de.split(' ').map(bare)),
  fr: new Set(SMALL.fr.split(' ').map(bare)),
  es: new Set(SMALL.es.split(' ').map(bare)),
};

/** Words of every English message that none of the other languages has. */
const ENGLISH_SMALL = new Set(
  'the is are than with for my what which how do does you your have of to and not without i it this that these those show want need looking from can could would should any some at by we they she he her his anything something'.split(
    ' ',
  ),
);

/** "wollfreier": one German word, which no other language has. */
const FREE = /^\p{L}{3,}frei(?:e[rsnm]?)?$/u;
const TELLING = /[äöüß]/i;
const TELLING_ES = /[ñ¿¡]/i;
const TELLING_FR = /[çœèêàùâîôû]|\b[ldjcnsmqu]['’](?=\p{L})/iu;

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** The language of a message, by script, letters and the words of each; a word that is English, too, says little. */
export function languageOf(text: string, before: Language = 'en'): Language {
  if (/[\u0600-\u06FF]{2}/.test(text)) return 'ar';
  const words = wordsIn(text);
  if (words.length === 0) return before;
  const [only] = words.length === 1 ? words : [];
  if (only && before === 'en' && KIND_NAMES.has(only)) return 'en';
  // "Sie mag Tee", after German: words that are English, too, are still of that language.
  if (
    before !== 'en' &&
    before !== 'ar' &&
    words.length > 1 &&
    words.map(bare).every((form) => SMALL_OF[before].has(form) || DICTIONARIES[before].has(form))
  )
    return before;
  const scored = (['de', 'fr', 'es'] as const).map((language) => {
    let score =
      language === 'de' && TELLING.test(text)
        ? 1.5
        : language === 'es' && TELLING_ES.test(text)
          ? 2
          : language === 'fr' && TELLING_FR.test(text)
            ? 1.2
            : 0;
    const inPhrase = phraseWords(words.map(bare), language);
    if (topicIn(text, language) || foreignTalkIn(text, language))
      score += words.some((word) => !isEnglish(bare(word)) || /[^a-z]/.test(word)) ? 1 : 0;
    for (const [at, word] of words.entries()) {
      const form = bare(word);
      const known =
        inPhrase.has(at) ||
        SMALL_OF[language].has(form) ||
        DICTIONARIES[language].has(form) ||
        (language === 'de' && (FREE.test(form) || compound(form) !== undefined));
      if (!known) continue;
      score +=
        isEnglish(form) &&
        !/^(?:ich|und|fur|ohne|der|je|les|une|est|pour|con|para|los|las|ist|mein|meine|meinen|meiner|nicht|haben|habe|ihr|oder|eine|einen|auf|wie|avec|vous|avez|mon|mes|quel|quelle|una|tengo|tiene|quiero|gracias|bonjour|hola|danke|bitte|merci|salut|bonsoir|hallo|guten|vielen|beaucoup|muchas|buenos|buenas)$/.test(
          form,
        )
          ? 0.25
          : 1;
    }
    const strangers = words.map(bare).filter((form) => !isEnglish(form));
    const knowsAll = (form: string) => SMALL_OF[language].has(form) || DICTIONARIES[language].has(form);
    return { language, score, all: strangers.length > 0 && strangers.every(knowsAll) };
  });
  // "Is the merino warmer than the mohair?": shop words are alike, small words are not.
  const ofEnglish = words.filter((word) => ENGLISH_SMALL.has(word)).length;
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  const native = best ? words.filter((word) => SMALL_OF[best.language].has(bare(word))).length : 0;
  if (ofEnglish > 0 && ofEnglish >= native) return 'en';
  const english = words.filter((word) => isEnglish(word)).length;
  const strange = words.length - english;
  if (!best || best.score < 0.9) return 'en';
  const most = best.score >= words.length * 0.45;
  return most ||
    (best.all && best.score >= 1.5) ||
    (best.score >= 2 && best.score > (english - strange) * 0.6) ||
    (ofEnglish === 0 && native > 0 && best.score >= 1.2 && strange >= words.length / 2)
    ? best.language
    : 'en';
}

/** Which words stand in a longer phrase that the dictionary has: "gafas de sol". */
function phraseWords(words: readonly string[], language: Foreign): ReadonlySet<number> {
  const found = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    for (let length = Math.min(4, words.length - from); length > 1; length -= 1) {
      if (!DICTIONARIES[language].has(words.slice(from, from + length).join(' '))) continue;
      for (let at = from; at < from + length; at += 1) found.add(at);
      break;
    }
  }
  return found;
}

/** A head so long may be made of two: "damen-jeans-jacke". */
const LONG_HEAD = 8;

/** "sommerkleid" → "summer dress": all its parts must be known. */
function compound(word: string): string | undefined {
  const dictionary = DICTIONARIES.de;
  for (let cut = word.length - 3; cut >= 3; cut -= 1) {
    const last = word.slice(cut);
    const end = dictionary.get(last) ?? dictionary.get(last.replace(/(?:en|er|e|n|s)$/, ''));
    if (!end) continue;
    const head = word.slice(0, cut);
    const start =
      ['', 's', 'n', 'en', 'er', 'e']
        .map((joint) =>
          head.endsWith(joint) ? dictionary.get(head.slice(0, head.length - joint.length)) : undefined,
        )
        .find(Boolean) ??
      dictionary.get(`${head}e`) ??
      dictionary.get(`${head}er`) ??
      (head.length >= LONG_HEAD ? compound(head.replace(/s$/, '')) : undefined);
    if (start) return `${start} ${end}`;
  }
  return undefined;
}

const ARTICLES = new Set('der die das den dem le la les el los las'.split(' '));
const REFUSES = /(?:^|\s)(?:without|no|not|except|allergic to|hate)$/;
const PREFIXES = ['وال', 'بال', 'لل', 'فال', 'كال', 'ال', 'و', 'ب', 'ل', 'ف'];

function arabicWord(word: string): string | undefined {
  const dictionary = DICTIONARIES.ar;
  const form = arabic(word);
  const known =
    dictionary.get(form) ??
    dictionary.get(form.replace(/ي$|ه$|ها$|ة$/, '')) ??
    dictionary.get(form.replace(/ت$/, 'ة')) ??
    // "فستانا": the ending of what is asked for.
    dictionary.get(form.replace(/ا$/, ''));
  if (known) return known;
  for (const prefix of PREFIXES) {
    if (!form.startsWith(prefix) || form.length - prefix.length < 2) continue;
    const rest = form.slice(prefix.length);
    const found =
      dictionary.get(rest) ??
      dictionary.get(rest.replace(/ي$|ها$/, '')) ??
      dictionary.get(rest.replace(/ت$/, 'ة'));
    if (!found) continue;
    if (prefix === 'ل' || prefix === 'لل') return `for ${found}`;
    if (prefix.startsWith('و')) return `and ${found}`;
    return found;
  }
  return undefined;
}

/** "wollfrei" says in one word what there is none of. */
const withFree = (text: string): string =>
  text.replace(
    /(?<!\p{L})(?!(?:versandkosten|kosten|gebühren|porto|bügel)frei)(\p{L}{3,})frei(?:e[rsnm]?)?(?!\p{L})/giu,
    'ohne $1',
  );

/** The years of a child, in words. */
const YEARS: Readonly<Record<Foreign, readonly string[]>> = {
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  es: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  ar: 'سنة سنتين ثلاث أربع خمس ست سبع ثماني تسع عشر'.split(' '),
};
/** The first of such a word: "viert-en", "trois-ième". */
const ORDINALS: Readonly<Record<Foreign, readonly string[]>> = {
  de: 'erst zweit dritt viert fünft sechst sieb acht neunt zehnt elft zwölft'.split(' '),
  fr: 'premi deuxi troisi quatri cinqui sixi septi huiti neuvi dixi onzi douzi'.split(' '),
  es: 'primer segund tercer cuart quint sext séptim octav noven décim undécim duodécim'.split(' '),
  ar: [],
};
const YEARS_OLD: Readonly<Record<Foreign, string>> = {
  de: 'jahren? alt|jahren?',
  fr: 'ans',
  es: 'años',
  ar: 'سنوات|سنين|أعوام',
};
const BIRTHDAY: Readonly<Record<Foreign, string>> = {
  de: 'geburtstag',
  fr: 'anniversaire',
  es: 'cumpleaños',
  ar: 'عيد ميلاد',
};

/** What stands for years once the birthday is told in figures. */
const YEAR: Readonly<Record<Foreign, string>> = { de: 'jahren', fr: 'ans', es: 'años', ar: 'أعوام' };

const agePatternsOf = (language: Foreign) => ({
  inYears: new RegExp(
    String.raw`(?<!\p{L})(${YEARS[language].join('|')})[ةه]? (?=(?:${YEARS_OLD[language]})(?!\p{L}))`,
    'giu',
  ),
  byBirthday: new RegExp(
    String.raw`(?<!\p{L})(${ORDINALS[language].join('|') || '(?!)'})\p{L}{0,4} (?=${BIRTHDAY[language]}(?!\p{L}))`,
    'giu',
  ),
});
const AGE_PATTERNS: Readonly<Record<Foreign, ReturnType<typeof agePatternsOf>>> = {
  de: agePatternsOf('de'),
  fr: agePatternsOf('fr'),
  es: agePatternsOf('es'),
  ar: agePatternsOf('ar'),
};

/** "cuatro años", "zum vierten Geburtstag", "achtjährig": an age in figures. */
function withAges(text: string, language: Foreign): string {
  const { inYears, byBirthday } = AGE_PATTERNS[language];
  const numberOf = (words: readonly string[], said: string) => words.indexOf(said.toLowerCase()) + 1;
  const inWords = text
    .replace(inYears, (_, said: string) => `${numberOf(YEARS[language], said)} `)
    .replace(byBirthday, (_, said: string) => `${numberOf(ORDINALS[language], said)} ${YEAR[language]} `);
  if (language !== 'de') return inWords;
  return inWords.replace(/(\p{L}+|\d{1,2})-?j(?:ä|ae)hrige?\p{L}*/giu, (whole, said: string) => {
    const years = /\d/.test(said) ? Number(said) : numberOf(YEARS[language], said);
    return years > 0 ? `${years} years old` : whole;
  });
}

/** Words that only join others: they are foreign beside what is. */
const JOINING: Readonly<Record<'de' | 'fr' | 'es', ReadonlySet<string>>> = {
  de: new Set(
    'der die das den dem ein eine einen einem mein meine meinen mit ohne und oder fur von aus zum zur kein keine keinen'.split(
      ' ',
    ),
  ),
  fr: new Set('le la les l un une du des de d mon ma mes avec sans et ou pour en a'.split(' ')),
  es: new Set('el la los las un una unos unas mi mis su sus de del con sin y e o u para por'.split(' ')),
};
/** Words that English took over, and names. */
const TAKEN_OVER = new Set(
  'cafe creme longue gamer serviette gilet trenchcoat eczema allergie tabu derbies merino alpaca batterie noire tele tic-tac animale bouton mesure montre karo mesures derby violette papa mama maman menos'.split(
    ' ',
  ),
);
const SHORTEST_STRANGER = 4;
/** Short ones, and ones that English has but seldom uses here. */
const STRANGERS = new Set(['oma', 'opa', 'uhr', 'mutter', 'carne']);

/**
 * An English message with its words of another language in English: "camisa de lino for my husband".
 * @param isKnown whether a word is one of the shop's goods: it is not translated
 */
export function withForeignWords(text: string, isKnown: (word: string) => boolean): string {
  const sentences = text.split(/(?<=[.!?]\s)/);
  const english = sentences
    .map((sentence) => {
      const own = sentences.length > 1 ? ownLanguageOf(sentence) : undefined;
      return own ? `${toEnglish(sentence, own)} ` : wordsToEnglish(sentence, isKnown);
    })
    .join('');
  return english === text ? text : english.replace(EXPLAINED, '');
}

/** "maleta, how you say, the box with wheels": what is known needs no describing. */
const EXPLAINED =
  /,?\s+(?:\(\s*)?(?:how|what|i do not know how|i don't know how) (?:do )?(?:you|we|to|one) (?:say|call)\b[^.!?]*/i;

const WORDS_OF_SENTENCE = 3;
/** What a sentence of an English message is written in, where that is another language. */
export function ownLanguageOf(sentence: string): Foreign | undefined {
  const words = wordsIn(sentence);
  if (words.length < WORDS_OF_SENTENCE || words.every((word) => isEnglish(bare(word)))) return undefined;
  const language = languageOf(sentence);
  return language === 'en' || language === 'ar' ? undefined : language;
}

function wordsToEnglish(text: string, isKnown: (word: string) => boolean): string {
  const pieces = text.split(/([\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*)/u);
  const forms = pieces.map((piece, at) => (at % 2 === 1 ? bare(piece) : ''));
  const isOwn = (form: string) =>
    TAKEN_OVER.has(form) || KIND_NAMES.has(form) || isKnown(form) || notSoldNoun(form) !== undefined;
  /** What the dictionary of a language surely says of a word that English has not. */
  const isStrange = (at: number, language: 'de' | 'fr' | 'es') => {
    const form = forms[at] ?? '';
    return (
      DICTIONARIES[language].has(form) &&
      (STRANGERS.has(form) ||
        /[^\x20-\x7f]/.test(pieces[at] ?? '') ||
        (form.length >= SHORTEST_STRANGER && !isEnglish(form))) &&
      !isOwn(form)
    );
  };
  const [language, found] = (['es', 'de', 'fr'] as const)
    .map((one) => [one, forms.map((_, at) => isStrange(at, one))] as const)
    .toSorted((one, other) => other[1].filter(Boolean).length - one[1].filter(Boolean).length)[0] ?? [
    'es',
    [],
  ];
  if (!found.some(Boolean)) return text;
  const foreign = [...found];
  const words = forms.filter((_, at) => at % 2 === 1);
  // "pantalones cortos": what only the whole phrase says.
  for (let from = 0; from < words.length; from += 1)
    for (let length = Math.min(4, words.length - from); length > 1; length -= 1) {
      const all = Array.from({ length }, (_, of) => (from + of) * 2 + 1);
      if (!all.some((at) => found[at])) continue;
      if (!DICTIONARIES[language].has(words.slice(from, from + length).join(' '))) continue;
      for (const at of all) foreign[at] = true;
    }
  const beside = (at: number, other: number) =>
    foreign[other] === true && /^ +$/.test(pieces[(at + other) / 2] ?? '');
  for (let at = forms.length - 2; at > 0; at -= 2) {
    const form = forms[at] ?? '';
    if (!foreign[at] && beside(at, at + 2) && JOINING[language].has(form)) foreign[at] = true;
  }
  // "de lino", "azul": what belongs to the word before, whatever else English knows by it.
  for (let at = 3; at < forms.length; at += 2) {
    const form = forms[at] ?? '';
    const joined = JOINING[language].has(forms[at - 2] ?? '') && beside(at - 2, at - 4);
    if (
      !foreign[at] &&
      (joined || beside(at, at - 2)) &&
      DICTIONARIES[language].has(form) &&
      !JOINING[language].has(form) &&
      !ENGLISH_SMALL.has(form) &&
      (joined || !isOwn(form))
    ) {
      foreign[at] = true;
      if (joined) foreign[at - 2] = true;
    }
  }
  let said = '';
  for (let at = 0; at < pieces.length; at += 1) {
    if (!foreign[at]) {
      said += pieces[at] ?? '';
      continue;
    }
    let last = at;
    while (foreign[last + 2] && beside(last, last + 2)) last += 2;
    const run = pieces.slice(at, last + 1).join('');
    said += toEnglish(run, language) || run;
    at = last;
  }
  return said;
}

const ARABIC_ZERO = '٠'.charCodeAt(0);

/** A message in plain English words, as far as it is about goods; what is not known is left out. */
export function toEnglish(text: string, language: Foreign): string {
  const dictionary = DICTIONARIES[language];
  // "ابي فستان": who writes wants it, and it is for no father.
  const asked = language === 'ar' ? text.replace(/^((?:\p{L}+ )?)[اأ]بي(?= (?!ل))/u, '$1أريد') : text;
  const figures = asked.replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - ARABIC_ZERO));
  const pieces =
    withAges(language === 'de' ? withFree(figures) : figures, language)
      .toLowerCase()
      .replace(/[’`]/g, "'")
      .replace(/\b[ldjcnsmt]'|\bqu'/g, (found) => (found === "d'" ? 'd ' : ' '))
      .match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*|\d+(?:[.,]\d+)?|[$€£.,;!?+/&]/gu) ?? [];
  const out: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let taken = 0;
    for (let length = Math.min(4, pieces.length - at); length > 0 && taken === 0; length -= 1) {
      const form = formOf(language, pieces.slice(at, at + length).join(' '));
      // "وكم ساعة": the "and" is written with the next word.
      const found =
        dictionary.get(form) ??
        (language === 'ar' && length > 1 && form.startsWith('و') ? dictionary.get(form.slice(1)) : undefined);
      if (!found) continue;
      out.push(found);
      taken = length;
    }
    if (taken === 0) {
      const piece = pieces[at] ?? '';
      const form = formOf(language, piece);
      const found: string | undefined =
        language === 'ar'
          ? arabicWord(piece)
          : language === 'de'
            ? (dictionary.get(form.replace(/(?:en|er|es|em|n|e|s)$/, '')) ??
              dictionary.get(form.replace(/(?:n|s)$/, '')) ??
              (SMALL_OF.de.has(form) ? undefined : dictionary.get(`${form}e`)) ??
              compound(form) ??
              form
                .split('-')
                .map((part) => dictionary.get(part) ?? '')
                .join(' ')
                .trim())
            : (dictionary.get(form.replace(/(?:s|x)$/, '')) ??
              dictionary.get(form.replace(/es$/, '')) ??
              dictionary.get(form.replace(/as?$/, 'o')) ??
              dictionary.get(form.replace(/es?$/, '')) ??
              '');
      if (found) out.push(found);
      else if (ARTICLES.has(form)) out.push('the');
      else if (/^[\d$€£.,;!?+/&]/.test(piece) || /^(?:s|m|l|xl|xxl)$/.test(piece)) out.push(piece);
      else if (
        language !== 'ar' &&
        (isEnglish(form) || KIND_NAMES.has(form)) &&
        form.length > 3 &&
        !SMALL_OF[language].has(form)
      )
        out.push(form);
      // What is refused must stay, though nobody knows it: else the next thing would be refused.
      else if (REFUSES.test(out.at(-1) ?? '') && /^\p{L}/u.test(piece)) out.push('thing');
      taken = 1;
    }
    at += taken;
  }
  // "Jeansstoff", "جاكيت جينز": what it is made of.
  return out
    .join(' ')
    .replace(/\bjeans fabric\b/g, 'denim')
    .replace(/\b(jacket|shirt|dress|skirt|shorts|hat|cap|bag) jeans\b/g, 'denim $1');
}
