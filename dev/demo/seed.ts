import { join } from 'node:path';
import { getItemViews } from '@ethereal/contracts/analytics';
import { EVENTS_EXCHANGE } from '@ethereal/contracts/events';
import { type AccountName, demoPassword, emailOf, type SellerName } from './accounts.ts';
import { catalogue, type DemoItem } from './catalogue/catalogue.ts';
import { historyOf, type PastEvent, type PastItem } from './history/history.ts';
import { publishEvents } from './history/publish.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { publishItems, type ShopItem } from './shop/items.ts';
import { placeOrders } from './shop/orders.ts';
import { logIn, type Session } from './shop/session.ts';
import { shelfOf } from './shop/shelf.ts';
import { addFavourites, carts, favourites, fillCart } from './shop/wishes.ts';

export interface DemoOptions {
  /** The site's address and its broker's, as in `run.json`. */
  run: { site: string; rabbitmq: string };
  report?: (line: string) => void;
  eventsExchange?: string;
  now?: Date;
  /** Drawn and kept in `.cache/demo-pictures` when left out. */
  pictures?: Pictures;
  publish?: typeof publishEvents;
}

const PICTURES = join(import.meta.dirname, '../../.cache/demo-pictures');
const NAMES: readonly AccountName[] = [
  'shopper',
  'shopper2',
  'seller',
  'seller2',
  'seller3',
  'seller4',
  'seller5',
  'seller6',
];

type People = Record<AccountName, Session>;

/**
 * Fills an empty shop through its own calls, as its users would, and its past through the broker. Takes up again
 * where an earlier run stopped: what is there already is left as it is.
 */
export async function seedDemo(options: DemoOptions): Promise<void> {
  const { run, report = () => undefined } = options;
  const people = await logInAll(run.site);
  const shelf = await stockShelves(people, options.pictures ?? (await drawnPictures()), report);
  const find = shelfOf(shelf);
  report('Favourites, orders and carts');
  for (const name of NAMES) {
    await addFavourites(people[name], favourites[name] ?? [], find);
    await placeOrders(name, people[name], find, people);
    await fillCart(people[name], carts[name] ?? [], find);
  }
  await tellPast(shelf, people, options, report);
}

async function logInAll(site: string): Promise<People> {
  const sessions: Partial<People> = {};
  for (const name of NAMES) sessions[name] = await logIn(site, emailOf(name), demoPassword);
  return sessions as People;
}

const drawnPictures = (): Promise<Pictures> =>
  createPictures(
    catalogue.map(({ look, isBestseller }) => ({ look, views: isBestseller ? 3 : 2 })),
    PICTURES,
  );

async function stockShelves(
  people: People,
  pictures: Pictures,
  report: (line: string) => void,
): Promise<ShopItem[]> {
  try {
    return await publishItems(catalogue, people, pictures, (done) => {
      if (done % 32 === 0 || done === catalogue.length) report(`${done} of ${catalogue.length} items`);
    });
  } finally {
    await pictures.close();
  }
}

/** The first demo seller is the one people log in as to see a dashboard. */
const WELL_KNOWN: SellerName = 'seller';

async function tellPast(
  shelf: readonly ShopItem[],
  people: People,
  { run, now = new Date(), eventsExchange = EVENTS_EXCHANGE, publish = publishEvents }: DemoOptions,
  report: (line: string) => void,
): Promise<void> {
  const ofSeller = (known: boolean) => shelf.filter(({ item }) => (item.seller === WELL_KNOWN) === known);
  const firstToLast = [...ofSeller(true), ...ofSeller(false)];
  const last = firstToLast.at(-1);
  if (last && (await hasPast(people[last.item.seller], last.id))) return;
  const events = function* (): Generator<PastEvent> {
    for (const { id, item } of firstToLast) yield* historyOf(pastOf(id, item), now);
  };
  const count = await publish(run.rabbitmq, eventsExchange, events());
  report(`${count} events of the last twelve months`);
}

function pastOf(id: string, item: DemoItem): PastItem {
  const featured = item.seller === WELL_KNOWN;
  return {
    id,
    name: item.name,
    priceCents: Math.round(item.price * 100),
    popularity: (item.isBestseller ? 1.1 : 0.5) * (featured ? 2 : 0.85),
    featured,
  };
}

/** More looks than a visitor or two could have had: they were told before. */
async function hasPast(session: Session, itemId: string): Promise<boolean> {
  const { previousTotal, total } = await session.call(getItemViews, { params: { period: 'Year', itemId } });
  return total + previousTotal > 40;
}
