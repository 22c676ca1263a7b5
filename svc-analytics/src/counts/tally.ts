import { COUNTERS, type Counter, type FactKind, ITEM_COUNTERS, ROWS } from '../events/counted.ts';
import { type Fact, isOfItem } from '../events/fact.ts';
import { type Columns, eachFact } from '../log/segment.ts';
import { MINUTES_OF_DAY } from '../time/time.ts';

/** Owner of counts: an item, a seller (all of the seller's items), or the whole shop. */
export type Owner = `i${string}` | `s${string}` | 'all';
/** Owner key of the counts of the whole shop. */
export const SHOP: Owner = 'all';
/** Returns the owner key of an item's counts. */
export const itemOwner = (item: string): Owner => `i${item}`;
/** Returns the owner key of a seller's counts. */
export const sellerOwner = (seller: string): Owner => `s${seller}`;

/**
 * Counts of one owner on one UTC day, by letter and minute of the day (`v.601`). The counts of a seller are also by
 * item (`V.<item>`).
 */
export type Increments = Map<string, number>;
/** Increments by the id of the day document. */
export type Tally = Map<string, Increments>;

/** Returns the id of the document with an owner's counts of a day. */
export const dayId = (owner: Owner, day: number): string => `${owner}:${day}`;

/** Returns the owner and the day from the id of a day document. */
export function partsOfDayId(id: string): { owner: Owner; day: number } {
  const colon = id.lastIndexOf(':');
  return { owner: id.slice(0, colon) as Owner, day: Number(id.slice(colon + 1)) };
}

/** Whether an owner key or document id belongs to a seller. */
export const isSellers = (id: string): boolean => id.startsWith('s');

/** Counter of the cents of each kind with money. */
const MONEY: Readonly<Partial<Record<FactKind, Counter>>> = Object.fromEntries(
  ROWS.flatMap(({ kind, money }) => (money ? [[kind, money.counter]] : [])),
);

/** Paths of minutes, by counter letter. Each path is created once and not for every fact. */
const minutePaths = Object.fromEntries(Object.values(COUNTERS).map((letter): [string, string[]] => [letter, []]));
function minutePath(counter: Counter, minute: number): string {
  const letter = COUNTERS[counter];
  const existing = minutePaths[letter]?.[minute];
  if (existing !== undefined) return existing;
  const path = `${letter}.${minute}`;
  if (minutePaths[letter]) minutePaths[letter][minute] = path;
  return path;
}

function add(increments: Increments, path: string, count: number): void {
  increments.set(path, (increments.get(path) ?? 0) + count);
}

function incrementsOf(tally: Tally, id: string): Increments {
  const existing = tally.get(id);
  if (existing) return existing;
  const increments: Increments = new Map();
  tally.set(id, increments);
  return increments;
}

/** Count of one item in a minute of the day. */
type ItemCount = { item: string; counter: Counter; minute: number; count: number };

/** Adds a count of one item to its seller's day, by minute and by item. */
export function addItemCount(increments: Increments, { item, counter, minute, count }: ItemCount): void {
  add(increments, minutePath(counter, minute), count);
  const itemLetter = ITEM_COUNTERS[counter];
  if (itemLetter) add(increments, `${itemLetter}.${item}`, count);
}

/** Increments that an item's facts of a day belong to. `ofSeller` is undefined while the item's seller is unknown. */
type Place = { ofItem: Increments; ofSeller: Increments | undefined };

const placeIn = (tally: Tally, item: string, seller: string | undefined, day: number): Place => ({
  ofItem: incrementsOf(tally, dayId(itemOwner(item), day)),
  ofSeller: seller === undefined ? undefined : incrementsOf(tally, dayId(sellerOwner(seller), day)),
});

/** Adds a fact's amounts to the minutes of a day. */
function addMinutes(increments: Increments, { kind, minute, quantity, cents }: Omit<Fact, 'item' | 'seller'>): void {
  const at = minute % MINUTES_OF_DAY;
  const money = cents > 0 ? MONEY[kind] : undefined;
  add(increments, minutePath(kind, at), quantity);
  if (money) add(increments, minutePath(money, at), cents);
}

function addFact({ ofItem, ofSeller }: Place, fact: Omit<Fact, 'seller'>): void {
  const { item, kind, minute, quantity, cents } = fact;
  const at = minute % MINUTES_OF_DAY;
  const money = cents > 0 ? MONEY[kind] : undefined;
  addMinutes(ofItem, fact);
  if (!ofSeller) return;
  addItemCount(ofSeller, { item, counter: kind, minute: at, count: quantity });
  if (money) addItemCount(ofSeller, { item, counter: money, minute: at, count: cents });
}

const dayOfMinute = (minute: number) => Math.floor(minute / MINUTES_OF_DAY);

/**
 * Returns the increments of each day document of items and sellers. The result does not depend on the order of the
 * facts.
 */
export function tallyOf(facts: Iterable<Fact>): Tally {
  const tally: Tally = new Map();
  for (const fact of facts) addFact(placeIn(tally, fact.item, fact.seller, dayOfMinute(fact.minute)), fact);
  return tally;
}

/**
 * Returns the increments of segments, including those of the shop's days. Calls `onUnowned` for facts of items whose
 * seller was unknown.
 */
export function tallyOfSegments(segments: Iterable<{ columns: Columns }>, onUnowned: (fact: Fact) => void): Tally {
  const tally: Tally = new Map();
  for (const { columns } of segments) {
    // The key is day and item number, so that documents are looked up once and not for each fact.
    const places = new Map<number, { ofShop: Increments; ofItems: Place[] }>();
    eachFact(columns, (number, fact) => {
      const day = dayOfMinute(fact.minute);
      const existing = places.get(day);
      const { ofShop, ofItems } = existing ?? { ofShop: incrementsOf(tally, dayId(SHOP, day)), ofItems: [] };
      if (!existing) places.set(day, { ofShop, ofItems });
      addMinutes(ofShop, fact);
      if (!isOfItem(fact)) return;
      const place = ofItems[number] ?? placeIn(tally, fact.item, fact.seller, day);
      ofItems[number] = place;
      addFact(place, fact);
      if (!place.ofSeller) onUnowned({ ...fact });
    });
  }
  return tally;
}
