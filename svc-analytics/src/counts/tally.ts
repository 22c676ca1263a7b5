import { COUNTERS, type Counter, type FactKind, ITEM_COUNTERS, ROWS } from '../events/counted.ts';
import { type Fact, isOfItem } from '../events/fact.ts';
import { type Columns, eachFact } from '../log/segment.ts';
import { MINUTES_OF_DAY } from '../time.ts';

/** Whose counts they are: an item's, over all their items a seller's, or over everybody's the shop's. */
export type Owner = `i${string}` | `s${string}` | 'all';
export const SHOP: Owner = 'all';
export const itemOwner = (item: string): Owner => `i${item}`;
export const sellerOwner = (seller: string): Owner => `s${seller}`;

/** The counts of one owner on one UTC day, by letter and minute of the day, `v.601`; a seller's also by item, `V.<item>`. */
export type Increments = Map<string, number>;
/** By the day documents' ids. */
export type Tally = Map<string, Increments>;

export const dayId = (owner: Owner, day: number): string => `${owner}:${day}`;

/** Whose and which day a day document's id says. */
export function partsOfDayId(id: string): { owner: Owner; day: number } {
  const colon = id.lastIndexOf(':');
  return { owner: id.slice(0, colon) as Owner, day: Number(id.slice(colon + 1)) };
}

export const isSellers = (id: string): boolean => id.startsWith('s');

/** Counter of the cents of a kind. */
const MONEY: Readonly<Partial<Record<FactKind, Counter>>> = Object.fromEntries(
  ROWS.flatMap(({ kind, money }) => (money ? [[kind, money.counter]] : [])),
);

/** The paths of minutes, by counter: each is put together once, and not with every fact. */
const minutePaths = Object.fromEntries(Object.values(COUNTERS).map((letter): [string, string[]] => [letter, []]));
function minutePath(counter: Counter, minute: number): string {
  const letter = COUNTERS[counter];
  const known = minutePaths[letter]?.[minute];
  if (known !== undefined) return known;
  const path = `${letter}.${minute}`;
  if (minutePaths[letter]) minutePaths[letter][minute] = path;
  return path;
}

function add(increments: Increments, path: string, count: number): void {
  increments.set(path, (increments.get(path) ?? 0) + count);
}

function incrementsOf(tally: Tally, id: string): Increments {
  const known = tally.get(id);
  if (known) return known;
  const increments: Increments = new Map();
  tally.set(id, increments);
  return increments;
}

/** Adds to a seller's day what one of their items counted, by minute and by item. */
export function addOfItem(increments: Increments, item: string, counter: Counter, minute: number, count: number): void {
  add(increments, minutePath(counter, minute), count);
  const itemLetter = ITEM_COUNTERS[counter];
  if (itemLetter) add(increments, `${itemLetter}.${item}`, count);
}

/** What an item's facts of a day are added to; its seller's part is missing when nobody knows whose it is. */
type Place = { ofItem: Increments; ofSeller: Increments | undefined };

const placeIn = (tally: Tally, item: string, seller: string | undefined, day: number): Place => ({
  ofItem: incrementsOf(tally, dayId(itemOwner(item), day)),
  ofSeller: seller === undefined ? undefined : incrementsOf(tally, dayId(sellerOwner(seller), day)),
});

/** Adds what a fact counts to a day's minutes. */
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
  addOfItem(ofSeller, item, kind, at, quantity);
  if (money) addOfItem(ofSeller, item, money, at, cents);
}

const dayOfMinute = (minute: number) => Math.floor(minute / MINUTES_OF_DAY);

/** Facts of items → what each day document of items and sellers that they touch gains. The same facts give the same tally, in whatever order. */
export function tallyOf(facts: Iterable<Fact>): Tally {
  const tally: Tally = new Map();
  for (const fact of facts) addFact(placeIn(tally, fact.item, fact.seller, dayOfMinute(fact.minute)), fact);
  return tally;
}

/** The same of segments, and what the shop's days gain. Facts of items whose seller was not known are told to `onUnowned`. */
export function tallyOfSegments(segments: Iterable<{ columns: Columns }>, onUnowned: (fact: Fact) => void): Tally {
  const tally: Tally = new Map();
  for (const { columns } of segments) {
    // By day and item: their documents are looked up once, not for each fact.
    const places = new Map<number, { ofShop: Increments; ofItems: Place[] }>();
    eachFact(columns, (number, fact) => {
      const day = dayOfMinute(fact.minute);
      const known = places.get(day);
      const { ofShop, ofItems } = known ?? { ofShop: incrementsOf(tally, dayId(SHOP, day)), ofItems: [] };
      if (!known) places.set(day, { ofShop, ofItems });
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
