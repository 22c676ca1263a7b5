/**
 * Compares how well the shop's search, lunr with stems, and MiniSearch with Snowball stems find what people type, on
 * goods of a real fashion shop. The goods are indexed by name, category, color and price; their other columns judge.
 *
 *     node bench/search.ts <goods.csv> [--kept] [--queries <file>] [--failures]
 *
 * A third of the queries is kept apart: `--kept` measures that third, which nobody worked with, instead of the others.
 * `--queries` measures all queries of another file: those of `search/fresh-queries*.tsv` were written
 * from the columns and names of the goods alone, without the word lists; most of the second file is drawn at random.
 * The queries from the fifth file on are those of a stranger's 142 each, or 105 in the ninth and 156 in the tenth, that
 * the columns can judge. The eleventh has what was bad or middling among some 600 further queries. Goods that an
 * answer calls close are not judged.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Category } from '@ethereal/contracts/fashion';
import { parse } from 'csv-parse/sync';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { stem as stemmer } from 'porter2';
import { Catalog } from '../svc-catalog/src/search/catalog.ts';
import { listItems } from '../svc-catalog/src/search/list-items.ts';

type Good = Record<'id' | 'gender' | 'category' | 'sub' | 'kind' | 'color' | 'use' | 'price' | 'name', string>;
type Query = { sort: string; text: string; isRight(good: Good): boolean };
type Engine = { name: string; search(text: string): Good[] };

const FIRST = 12;
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { kept: { type: 'boolean' }, failures: { type: 'boolean' }, queries: { type: 'string' } },
});
const [path = process.env.SEARCH_GOODS ?? ''] = positionals;

/** Parses one condition: `field=a|b`, `field!=a|b`, `name~text`, `name!~text`, `price<=n`. */
function condition(text: string): (good: Good) => boolean {
  const [, field = '', operator, wanted = ''] = /^(\w+)(<=|>=|!?=|!?~)(.*)$/.exec(text) ?? [];
  if (operator?.startsWith('!')) {
    const isMet = condition(text.replace('!', ''));
    return (good) => !isMet(good);
  }
  if (operator === '~') return (good) => good.name.toLowerCase().includes(wanted);
  if (operator === '=') return (good) => wanted.split('|').includes(good[field as keyof Good]);
  return (good) => (operator === '<=' ? Number(good.price) <= Number(wanted) : Number(good.price) >= Number(wanted));
}

function readQueries(): Query[] {
  const file = options.queries ?? join(import.meta.dirname, 'search/queries.tsv');
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines
    .filter((_, at) => options.queries !== undefined || (at % 3 === 2) === (options.kept ?? false))
    .map((line) => {
      const [sort = '', text = '', right = ''] = line.split('\t');
      const parts = right.split(';');
      const all = parts.filter((part) => !part.startsWith('or=')).map(condition);
      const any = parts.filter((part) => part.startsWith('or=')).map((part) => condition(part.replace('or=', 'kind=')));
      return { sort, text, isRight: (good) => all.every((one) => one(good)) || any.some((one) => one(good)) };
    });
}

const goods: Good[] = parse(readFileSync(path), { columns: true, relax_quotes: true });
const byId = new Map(goods.map((good) => [good.id.padStart(24, '0'), good]));
const queries = readQueries();

function shop(): Engine {
  const catalog = new Catalog();
  for (const [at, { id, name, category, color, price }] of goods.entries())
    catalog.put({
      id: id.padStart(24, '0'),
      version: 1,
      name,
      description: '',
      card: '',
      seller: '',
      sizes: [],
      created: at,
      category: category.toLowerCase() as Category,
      subCategory: 'topW',
      priceCents: Math.round(Number(price) * 100),
      colors: [color],
    });
  return {
    name: 'the shop',
    search(search) {
      const { ordinals, close } = listItems(catalog, { search, limit: FIRST });
      return ordinals.slice(0, close?.after).flatMap((ordinal) => byId.get(catalog.ids[ordinal] ?? '') ?? []);
    },
  };
}

function withLunr(): Engine {
  const index = lunr(function () {
    for (const field of ['name', 'category', 'color']) this.field(field);
    for (const good of goods) this.add({ ...good, id: good.id.padStart(24, '0') });
  });
  const plain = (text: string) => text.replace(/[^\p{L}\p{N} ]/gu, ' ');
  return {
    name: 'lunr',
    search: (text) =>
      index
        .search(plain(text))
        .slice(0, FIRST)
        .flatMap(({ ref }) => byId.get(ref) ?? []),
  };
}

const STOP_WORDS = new Set(
  'a an and are at be can do for from have i in is it me my of on or some something the to what with you'.split(' '),
);

function withMiniSearch(): Engine {
  const index = new MiniSearch<Good>({
    fields: ['name', 'category', 'color'],
    processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : stemmer(term.toLowerCase())),
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(goods);
  return {
    name: 'MiniSearch, stems',
    search: (text) =>
      index
        .search(text)
        .slice(0, FIRST)
        .flatMap(({ id }) => byId.get(String(id).padStart(24, '0')) ?? []),
  };
}

type Result = { nothing: number; first: number; share: number; ofPossible: number; queries: number };

function explain(text: string, found: Good[], possible: number, isRight: Query['isRight']): void {
  const wrong = found.filter((one) => !isRight(one));
  if (wrong.length === 0 && found.length > 0) return;
  console.log(`${text}: ${found.length - wrong.length} of ${found.length} right, ${possible} possible`);
  for (const one of wrong.slice(0, 3))
    console.log(`     ${one.kind} ${one.color} ${one.gender} ${one.price}: ${one.name}`);
}

/** Returns the share of right goods among those found, at most as many as there are. */
function shareOf(found: Good[], possible: number, isRight: Query['isRight']): number {
  if (found.length === 0) return 0;
  return Math.min(1, found.filter(isRight).length / Math.min(found.length, Math.max(possible, 1)));
}

/** Returns the share of the right goods that were found, as far as they fit among the first. */
function shareOfPossible(found: Good[], possible: number, isRight: Query['isRight']): number {
  return Math.min(1, found.filter(isRight).length / Math.max(possible, 1));
}

function measure(engine: Engine): Map<string, Result> {
  const results = new Map<string, Result>();
  for (const { sort, text, isRight } of queries) {
    const found = engine.search(text);
    const possible = Math.min(FIRST, goods.filter(isRight).length);
    if (options.failures && engine.name === 'the shop') explain(text, found, possible, isRight);
    const share = shareOf(found, possible, isRight);
    const ofPossible = shareOfPossible(found, possible, isRight);
    const isFirst = found[0] !== undefined && isRight(found[0]);
    for (const key of [sort, 'all']) {
      const sum = results.get(key) ?? { nothing: 0, first: 0, share: 0, ofPossible: 0, queries: 0 };
      results.set(key, {
        nothing: sum.nothing + (found.length === 0 ? 1 : 0),
        first: sum.first + (isFirst ? 1 : 0),
        share: sum.share + share,
        ofPossible: sum.ofPossible + ofPossible,
        queries: sum.queries + 1,
      });
    }
  }
  return results;
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`.padStart(6);
console.log(`${goods.length} goods, ${queries.length} queries${options.kept ? ' that were kept apart' : ''}`);
for (const engine of [shop(), withLunr(), withMiniSearch()]) {
  console.log(`\n${engine.name.padEnd(20)} nothing  right first  right of the first ${FIRST}  of those possible`);
  for (const [sort, { nothing, first, share, ofPossible, queries: count }] of measure(engine))
    console.log(
      `  ${sort.padEnd(18)} ${String(nothing).padStart(7)} ${percent(first, count).padStart(12)} ${percent(share, count).padStart(10)} ${percent(ofPossible, count).padStart(24)}`,
    );
}
