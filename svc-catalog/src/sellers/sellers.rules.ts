import unhomoglyph from 'unhomoglyph';

/** The shop's own name. */
const SHOP = 'ethereal';

/** Words that no store may have in its name, because buyers would take the store for a part of the shop. */
const RESERVED = ['support', 'admin', 'administrator', 'moderator', 'operator', 'helpdesk'];

/** Generic words; a name needs at least one other word. */
const GENERIC = new Set(
  'official shop store team staff service services customer care help desk security system payments the of and'.split(
    ' ',
  ),
);

/**
 * Returns the confusable skeleton of a text (Unicode TS 39, on compatibility forms). Texts that look alike share it.
 */
const skeletonOf = (text: string): string => unhomoglyph(text.normalize('NFKD')).normalize('NFD');

const onlyLettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the keys by which a store's name is unique. Two names share a key when they look alike, whatever their case,
 * accents, punctuation and spaces: capital I looks like a lower-case l, so each way of folding gives a key.
 */
export function nameKeysOf(name: string): string[] {
  const folded = [skeletonOf(name.toLowerCase()), skeletonOf(skeletonOf(name).toLowerCase())];
  return [...new Set(folded.map((text) => onlyLettersAndDigits(text) || text.replace(/\s/g, '')))];
}

const SKELETONS = new Map([...RESERVED, ...GENERIC].map((word) => [skeletonOf(word), word]));

/** Whether a name is the shop's own, or passes a store off as a part of the shop. */
export function isReservedName(name: string): boolean {
  if (nameKeysOf(name).some((key) => key.includes(skeletonOf(SHOP)))) return true;
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((word) => (word ? [nameKeysOf(word)] : []));
  const claims = words.map((keys) => keys.flatMap((key) => SKELETONS.get(key) ?? [])[0]);
  return (
    claims.some((word) => word && RESERVED.includes(word)) ||
    (claims.length > 0 && claims.every((word) => word && GENERIC.has(word)))
  );
}
