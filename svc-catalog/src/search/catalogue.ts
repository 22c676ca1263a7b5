import type { Category, Size, SubCategory } from '@ethereal/contracts/fashion';
import { packFacts } from './facts.ts';
import { fold, wordsOf } from './fold.ts';
import { SortedOrdinals } from './sorted-ordinals.ts';
import { Vocabulary } from './vocabulary.ts';

/** An item as the index takes it. `card` is its JSON, written once and copied into every list. */
export type Entry = {
  id: string;
  version: number;
  name: string;
  description: string;
  card: string;
  category: Category;
  subCategory: SubCategory;
  sizes: Size[];
  priceCents: number;
  /** Milliseconds. */
  created: number;
};

const GONE = -1;
const COMPACT_FROM = 2000;

/** All published items in memory, as columns by ordinal; a changed item gets a new ordinal. */
export class Catalogue {
  readonly ids: string[] = [];
  readonly titles: string[] = [];
  /** Folded names; blank for what is gone. */
  readonly names: string[] = [];
  readonly cards: string[] = [];
  readonly created: number[] = [];
  readonly prices: number[] = [];
  readonly facts: number[] = [];
  readonly vocabulary = new Vocabulary();
  readonly newest = new SortedOrdinals((a, b) => this.#newer(a, b));
  readonly cheapest = new SortedOrdinals((a, b) => this.#price(a) - this.#price(b) || this.#newer(a, b));
  readonly dearest = new SortedOrdinals((a, b) => this.#price(b) - this.#price(a) || this.#newer(a, b));
  #known = new Map<string, { version: number; ordinal: number }>();
  #live = 0;
  #revision = 0;

  /** Counts up with every change: what was made from an older one is out of date. */
  get revision(): number {
    return this.#revision;
  }

  get size(): number {
    return this.#live;
  }

  /** The latest version of an item that was taken, for sale or gone; 0 for none. */
  knownVersion(id: string): number {
    return this.#known.get(id)?.version ?? 0;
  }

  /** The version of an item that is for sale, or undefined. */
  versionOf(id: string): number | undefined {
    const known = this.#known.get(id);
    return known && known.ordinal !== GONE ? known.version : undefined;
  }

  cardOf(id: string): string | undefined {
    const ordinal = this.#known.get(id)?.ordinal ?? GONE;
    return this.cards[ordinal];
  }

  /** Takes an item as it is now; what is not newer than what is known changes nothing. */
  put(entry: Entry): void {
    if (!this.#isNews(entry.id, entry.version)) return;
    this.#drop(entry.id);
    const ordinal = this.ids.length;
    const name = fold(entry.name);
    this.ids.push(entry.id);
    this.titles.push(entry.name);
    this.names.push(name);
    this.cards.push(entry.card);
    this.created.push(entry.created);
    this.prices.push(entry.priceCents);
    this.facts.push(packFacts(entry));
    const inName = new Set(wordsOf(name));
    for (const word of inName) this.vocabulary.add(word, ordinal, true);
    for (const word of wordsOf(fold(entry.description))) {
      if (!inName.has(word)) this.vocabulary.add(word, ordinal, false);
    }
    for (const order of this.#orders()) order.add(ordinal);
    this.#known.set(entry.id, { version: entry.version, ordinal });
    this.#live++;
    this.#changed();
  }

  /** Takes an item out; its version stays known, so that an older announcement does not bring it back. */
  remove(id: string, version: number): void {
    if (!this.#isNews(id, version)) return;
    this.#drop(id);
    this.#known.set(id, { version, ordinal: GONE });
    this.#changed();
  }

  #isNews(id: string, version: number): boolean {
    return version > this.knownVersion(id);
  }

  #drop(id: string): void {
    const ordinal = this.#known.get(id)?.ordinal ?? GONE;
    if (ordinal === GONE) return;
    for (const order of this.#orders()) order.remove(ordinal);
    this.titles[ordinal] = this.names[ordinal] = this.cards[ordinal] = '';
    this.#live--;
  }

  #changed(): void {
    this.#revision++;
    const dead = this.ids.length - this.#live;
    if (dead > COMPACT_FROM && dead > this.#live / 2) this.#compact();
  }

  /** Gives the live items the first ordinals again, in the order they have. */
  #compact(): void {
    // What was just added is sorted by the columns as they still are.
    for (const order of this.#orders()) order.all();
    const moved = new Int32Array(this.ids.length).fill(GONE);
    let next = 0;
    for (const [ordinal, id] of this.ids.entries()) {
      const known = this.#known.get(id);
      if (known?.ordinal !== ordinal) continue;
      this.#move(ordinal, next);
      known.ordinal = moved[ordinal] = next++;
    }
    for (const column of [this.ids, this.titles, this.names, this.cards]) column.length = next;
    for (const column of [this.created, this.prices, this.facts]) column.length = next;
    for (const order of this.#orders()) order.renumber(moved);
    this.vocabulary.renumber(moved);
  }

  #move(from: number, to: number): void {
    for (const column of [this.ids, this.titles, this.names, this.cards]) column[to] = column[from] ?? '';
    for (const column of [this.created, this.prices, this.facts]) column[to] = column[from] ?? 0;
  }

  #orders(): SortedOrdinals[] {
    return [this.newest, this.cheapest, this.dearest];
  }

  #price(ordinal: number): number {
    return this.prices[ordinal] ?? 0;
  }

  #newer(a: number, b: number): number {
    const later = (this.created[b] ?? 0) - (this.created[a] ?? 0);
    if (later !== 0) return later;
    const [idA = '', idB = ''] = [this.ids[a], this.ids[b]];
    return idA === idB ? 0 : idA < idB ? 1 : -1;
  }
}
