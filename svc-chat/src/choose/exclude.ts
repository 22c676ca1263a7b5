import { CARE, QUALITY_FAMILIES } from '../lexicon/attributes.ts';
import { lineage } from '../lexicon/kinds.ts';
import { PROFILES } from '../lexicon/occasions.ts';
import type { Good } from '../shelf/good.ts';
import { isOfKind } from '../shelf/good.ts';
import { createPerShelf } from '../shelf/per-shelf.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Exclusion } from '../understand/wish.ts';

const DENIES = / (?:without|no|not|zero|free) /;

/** Whether every time a good names the thing it says that it is without it: "lead-free", "no scent". */
function onlyDenied({ text }: Good, phrase: string): boolean {
  if (!DENIES.test(text)) return false;
  const mentions = text.split(` ${phrase} `).length - 1;
  const denied =
    text.match(
      new RegExp(` (?:without|no|not|zero|free of)(?: (?:any|a|an))? ${phrase} | ${phrase} free `, 'g'),
    )?.length ?? 0;
  return mentions > 0 && denied >= mentions;
}

/** "Wool programme": how it is washed, and not what it is of. */
const isOnlyWashed = ({ text }: Good, phrase: string): boolean =>
  !text.replace(/ \w+ (?:wash|programme|program|cycle)(?= )/g, ' ').includes(` ${phrase} `);

/** Other forms under which a word may stand in a description. */
function formsOf(word: string): string[] {
  const forms = [word];
  if (!word.includes(' '))
    forms.push(
      `${word}ed`,
      `${word}d`,
      `${word}y`,
      `${word}ing`,
      `${word}en`,
      `${word.replace(/y$/, '')}`,
      word.replace(/ed$/, ''),
      word.replace(/(.)\1ed$/, '$1'),
      `${word}${word.at(-1) ?? ''}ed`,
    );
  return forms.filter((form) => form.length > 2);
}

/** From which weight on a kind of goods is there for an occasion. */
const MADE_FOR = 2.5;
/** What is done outside is also played there. */
const ALSO: Readonly<Record<string, readonly string[]>> = { outdoor: ['outdoorplay'] };

/** Whether a good is there for an occasion rather than one may have it there. */
const isMadeFor = (good: Good, occasion: string): boolean =>
  [occasion, ...(ALSO[occasion] ?? [])].some((id) => {
    const profile = PROFILES.get(id);
    return (
      profile !== undefined &&
      good.kind !== undefined &&
      (lineage(good.kind).some((kind) => (profile.kinds.get(kind) ?? 0) >= MADE_FOR) ||
        good.nameStems.includes(id))
    );
  });

/** "No clothes" for a child: the cap neither. */
const isKidswear = (good: Good): boolean =>
  good.item.category === 'kids' &&
  ['hat', 'scarf', 'glove', 'belt', 'tie', 'shoe'].some((kind) => isOfKind(good, kind));

/** The goods that have what is excluded, in name, description or attributes. */
function having({ type, id, but = [] }: Exclusion, shelf: Shelf): Set<Good> {
  const found = new Set<Good>();
  const addPhrases = (phrases: Iterable<string>) => {
    for (const phrase of phrases)
      for (const good of shelf.having(phrase))
        if (!onlyDenied(good, phrase) && !(but.length > 0 && isOnlyWashed(good, phrase))) found.add(good);
  };
  switch (type) {
    case 'category':
      for (const good of shelf.goods) if (good.item.category === id) found.add(good);
      break;
    case 'kind':
      for (const good of shelf.goods)
        if (isOfKind(good, id) || (id === 'clothing' && isKidswear(good))) found.add(good);
      break;
    case 'occasion':
      for (const good of shelf.goods) if (isMadeFor(good, id)) found.add(good);
      break;
    case 'care':
      addPhrases(CARE.get(id) ?? []);
      break;
    case 'word':
      addPhrases(formsOf(id));
      // Dress shoes stand on one, whether their seller says so or not.
      if (id === 'heel')
        for (const kind of ['pump', 'derby']) for (const good of shelf.ofKind(kind)) found.add(good);
      break;
    default: {
      const words = QUALITY_FAMILIES[type].get(id) ?? new Set([id]);
      addPhrases([...words].filter((word) => !but.includes(word)).flatMap(formsOf));
    }
  }
  return found;
}

/** Which of some words a good names, and which only to say that it is without them. */
export function mentionsOf(good: Good, words: Iterable<string>): { named: string[]; denied: string[] } {
  const said = [...words].filter((word) => formsOf(word).some((form) => good.text.includes(` ${form} `)));
  const denied = said.filter((word) => onlyDenied(good, word));
  return { named: said.filter((word) => !denied.includes(word)), denied };
}

const excludedOf = createPerShelf<string, ReadonlySet<Good>>(500);
const knownHaving = (exclusion: Exclusion, shelf: Shelf): ReadonlySet<Good> =>
  excludedOf(shelf, [exclusion.type, exclusion.id, ...(exclusion.but ?? [])].join(':'), () =>
    having(exclusion, shelf),
  );

/** All goods that must not be shown. */
export function excludedBy(exclusions: readonly Exclusion[], shelf: Shelf): Set<Good> {
  const found = new Set<Good>();
  for (const exclusion of exclusions) {
    for (const good of knownHaving(exclusion, shelf)) found.add(good);
    // Whoever wants no boots does not want to read of them either, where there is enough else.
    if (exclusion.type !== 'kind') continue;
    const word = exclusion.said.split(' ').map(singular).join(' ');
    for (const good of knownHaving({ type: 'word', id: word, said: word }, shelf)) found.add(good);
  }
  return found;
}

const singular = (word: string) =>
  word.length > 3 && /[^s]s$/.test(word) && !/(?:jeans|shorts|trousers|glasses|tights|chinos)$/.test(word)
    ? word.slice(0, -1)
    : word;
