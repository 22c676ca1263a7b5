/** Words that end in s and are no plural of another word of the shop. */
const AS_THEY_ARE = new Set(['shorts', 'glasses', 'sunglasses', 'jeans', 'trousers', 'chinos', 'tights', 'less']);
const IRREGULAR: Readonly<Record<string, string>> = {
  hoodies: 'hoodie',
  scarves: 'scarf',
  men: 'man',
  women: 'woman',
  movies: 'movie',
  mice: 'mouse',
  bikinis: 'bikini',
  saris: 'sari',
};

/** Returns the form in which words are compared: singular, lower case. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  if (AS_THEY_ARE.has(lower)) return lower;
  const irregular = IRREGULAR[lower];
  if (irregular) return irregular;
  if (lower.length > 4 && lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(lower)) return lower.slice(0, -2);
  if (lower.length > 3 && /[^sui]s$/.test(lower)) return lower.slice(0, -1);
  return lower;
}

/** Returns text without accents, typographic quotes and upper case, with the shop's spelling of compound words. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .toLowerCase()
    .replace(/\bt[\s-]?shirt(s?)\b|\btees?\b/g, 't-shirt$1')
    .replace(/\b(sign|log)-(up|in|out)\b/g, '$1 $2')
    .replace(/\be-mail/g, 'email')
    .replace(/\bwish list/g, 'wishlist')
    .replace(/\bbest[\s-]?sell(er|ers|ing)\b/g, 'bestsell$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the words of a normalized text in their order. */
export function wordsOf(normalised: string): string[] {
  return (normalised.match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? []).map((word) =>
    word.replace(/'s$/, '').replaceAll("'", ''),
  );
}

/** Whether two adjacent letters that end at these positions are swapped. */
const isSwapped = (one: string, other: string, row: number, column: number): boolean =>
  row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];

/**
 * Returns the number of letters to insert, delete, replace or swap with a neighbor to turn one word into the other. A
 * result above `most` only states that the distance is larger.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + change,
          isSwapped(one, other, row, column) ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? most + 1;
}
