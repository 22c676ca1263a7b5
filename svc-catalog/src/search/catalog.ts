import type { Stars } from '../reviews/review.ts';
import { attributesOf, columnsOf } from './attributes.ts';
import { KeptCounts } from './count-items.ts';
import { type Entry, type Repriced, ratingKey, wordsIn } from './entry.ts';
import { columnOfEach, FacetColumn } from './facet-column.ts';
import { FACET_NAMES, FACETS, offersOf } from './facets.ts';
import { fold } from './fold.ts';
import { SortedOrdinals } from './sorted-ordinals.ts';
import { Vocabulary } from './vocabulary.ts';

/** Ordinal of an item that is not for sale. */
const REMOVED = -1;
/** Entry of an item without a reduction. */
const NO_REDUCTION = -1;
/** Number of removed entries from which the columns are compacted. */
const COMPACT_FROM = 2000;

/** Stores all published items in memory, in columns by ordinal. A changed item gets a new ordinal. */
export class Catalog {
  readonly ids: string[] = [];
  readonly titles: string[] = [];
  /** Folded names by ordinal; blank for removed items. */
  readonly names: string[] = [];
  readonly cards: string[] = [];
  readonly created: number[] = [];
  readonly prices: number[] = [];
  /** Reductions by ordinal, in hundredths of a percent; -1 without one. */
  readonly reductions: number[] = [];
  /** Rating keys by ordinal: see `ratingKey`. */
  readonly ratings: number[] = [];
  readonly facets = columnOfEach(FACET_NAMES);
  readonly sellers = new FacetColumn();
  /** Stars by item id, for items that have any. */
  readonly stars = new Map<string, Stars>();
  /** Ids of featured items. */
  readonly featured = new Set<string>();
  readonly vocabulary = new Vocabulary();
  readonly counts = new KeptCounts();
  readonly newest = new SortedOrdinals((a, b) => this.#newer(a, b));
  readonly cheapest = new SortedOrdinals((a, b) => this.#price(a) - this.#price(b) || this.#newer(a, b));
  readonly mostExpensive = new SortedOrdinals((a, b) => this.#price(b) - this.#price(a) || this.#newer(a, b));
  readonly mostReduced = new SortedOrdinals((a, b) => this.#reduction(b) - this.#reduction(a) || this.#newer(a, b));
  readonly bestRated = new SortedOrdinals((a, b) => this.#rating(b) - this.#rating(a) || this.#newer(a, b));
  #known = new Map<string, { version: number; ordinal: number }>();
  #live = 0;
  #revision = 0;

  /** Counts up with every change. Results of an earlier revision are outdated. */
  get revision(): number {
    return this.#revision;
  }

  get size(): number {
    return this.#live;
  }

  /** Returns the latest known version of an item, for sale or removed; 0 for an unknown item. */
  knownVersion(id: string): number {
    return this.#known.get(id)?.version ?? 0;
  }

  /** Returns the version of an item that is for sale; undefined for others. */
  versionOf(id: string): number | undefined {
    const known = this.#known.get(id);
    return known && known.ordinal !== REMOVED ? known.version : undefined;
  }

  /** Returns the number of items that a seller has for sale, and the stars of those that have any. */
  shelfOf(seller: string): { items: number; stars: Stars[] } {
    const set = this.sellers.setOf(seller);
    const stars: Stars[] = [];
    let items = 0;
    if (set === undefined) return { items, stars };
    for (const ordinal of this.newest.all()) {
      if (this.sellers.ofItem[ordinal] !== set) continue;
      items++;
      const given = this.stars.get(this.ids[ordinal] ?? '');
      if (given) stars.push(given);
    }
    return { items, stars };
  }

  /** Returns the ordinals of the featured items. */
  featuredOrdinals(): Set<number> {
    return new Set([...this.featured].map((id) => this.ordinalOf(id)));
  }

  /** Returns the ordinal of an item, or `REMOVED`. */
  ordinalOf(id: string): number {
    return this.#known.get(id)?.ordinal ?? REMOVED;
  }

  kindsOf = (id: string): string[] => this.facets.type.valuesOf(this.ordinalOf(id));

  cardOf = (id: string): string | undefined => this.cards[this.ordinalOf(id)];

  createdOf = (id: string): number => this.created[this.ordinalOf(id)] ?? 0;

  /** Adds or replaces an item. A version that is not newer than the known one changes nothing. */
  put(entry: Entry): void {
    if (!this.#isNewer(entry.id, entry.version)) return;
    this.#drop(entry.id);
    const ordinal = this.ids.length;
    const name = fold(entry.name);
    this.ids.push(entry.id);
    this.titles.push(entry.name);
    this.names.push(name);
    this.cards.push(entry.card);
    this.created.push(entry.created);
    this.prices.push(entry.priceCents);
    this.reductions.push(entry.reduction ?? NO_REDUCTION);
    this.ratings.push(ratingKey(entry.stars));
    const described = { ...entry, columns: columnsOf(attributesOf(entry)) };
    for (const facet of FACET_NAMES) this.facets[facet].push(FACETS[facet].valuesOf(described));
    this.sellers.push([entry.seller]);
    if (entry.stars) this.stars.set(entry.id, entry.stars);
    if (entry.featured) this.featured.add(entry.id);
    const inTitle = new Set(wordsIn(entry, 'title'));
    for (const word of inTitle) this.vocabulary.add(word, ordinal, true);
    for (const word of wordsIn(entry, 'text')) {
      if (!inTitle.has(word)) this.vocabulary.add(word, ordinal, false);
    }
    for (const order of this.#orders()) order.add(ordinal);
    this.#known.set(entry.id, { version: entry.version, ordinal });
    this.#live++;
    this.#changed();
  }

  /** Changes the price of indexed items without another version: a sale began or ended. */
  reprice(changes: readonly Repriced[]): void {
    const known = changes
      .map((change) => ({ ...change, ordinal: this.ordinalOf(change.id) }))
      .filter(({ ordinal }) => ordinal !== REMOVED);
    if (known.length === 0) return;
    const orders = [this.cheapest, this.mostExpensive, this.mostReduced];
    for (const order of orders) {
      for (const { ordinal } of known) order.remove(ordinal);
      // A removal needs the sort key that the item had.
      order.all();
    }
    for (const { ordinal, card, priceCents, reduction } of known) {
      this.cards[ordinal] = card;
      this.prices[ordinal] = priceCents;
      this.reductions[ordinal] = reduction ?? NO_REDUCTION;
      this.facets.offers.set(ordinal, offersOf({ reduction }));
    }
    for (const order of orders) for (const { ordinal } of known) order.add(ordinal);
    this.#changed();
  }

  /** Removes an item. Its version stays known, so that an older event does not restore it. */
  remove(id: string, version: number): void {
    if (!this.#isNewer(id, version)) return;
    this.#drop(id);
    this.#known.set(id, { version, ordinal: REMOVED });
    this.#changed();
  }

  /** Sorts the latest changes, so that the next query does not have to. */
  settle(): void {
    for (const order of this.#orders()) order.all();
    this.vocabulary.settle();
  }

  #isNewer(id: string, version: number): boolean {
    return version > this.knownVersion(id);
  }

  #drop(id: string): void {
    const ordinal = this.ordinalOf(id);
    if (ordinal === REMOVED) return;
    for (const order of this.#orders()) order.remove(ordinal);
    for (const column of this.#columns()) column.drop(ordinal);
    this.stars.delete(id);
    this.featured.delete(id);
    this.titles[ordinal] = this.names[ordinal] = this.cards[ordinal] = '';
    this.#live--;
  }

  #changed(): void {
    this.#revision++;
    const dead = this.ids.length - this.#live;
    if (dead > COMPACT_FROM && dead > this.#live / 2) this.#compact();
  }

  /** Renumbers the live items from 0 in their current order. */
  #compact(): void {
    // Latest additions are sorted while the columns still have the old ordinals.
    for (const order of this.#orders()) order.all();
    const moved = new Int32Array(this.ids.length).fill(REMOVED);
    let next = 0;
    for (const [ordinal, id] of this.ids.entries()) {
      const known = this.#known.get(id);
      if (known?.ordinal !== ordinal) continue;
      this.#move(ordinal, next);
      known.ordinal = moved[ordinal] = next++;
    }
    for (const column of [this.ids, this.titles, this.names, this.cards]) column.length = next;
    for (const column of this.#numbers()) column.length = next;
    for (const column of this.#columns()) column.truncate(next);
    for (const order of this.#orders()) order.renumber(moved);
    this.vocabulary.renumber(moved);
  }

  #move(from: number, to: number): void {
    for (const column of [this.ids, this.titles, this.names, this.cards]) column[to] = column[from] ?? '';
    for (const column of this.#numbers()) column[to] = column[from] ?? 0;
    for (const column of this.#columns()) column.move(from, to);
  }

  #orders(): SortedOrdinals[] {
    return [this.newest, this.cheapest, this.mostExpensive, this.bestRated, this.mostReduced];
  }

  #numbers(): number[][] {
    return [this.created, this.prices, this.reductions, this.ratings];
  }

  #columns(): FacetColumn[] {
    return [...Object.values(this.facets), this.sellers];
  }

  #rating(ordinal: number): number {
    return this.ratings[ordinal] ?? 0;
  }

  #reduction(ordinal: number): number {
    return this.reductions[ordinal] ?? NO_REDUCTION;
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
