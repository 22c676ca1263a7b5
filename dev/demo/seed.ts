import { setTimeout as wait } from 'node:timers/promises';
import { getItemViews } from '@ethereal/contracts/analytics';
import { addToCart, getCart } from '@ethereal/contracts/cart';
import { EVENTS_EXCHANGE } from '@ethereal/contracts/events';
import { addFavorite } from '@ethereal/contracts/favorites';
import { addReview, getMyReview, replyToReview } from '@ethereal/contracts/reviews';
import { getSeller, saveStore } from '@ethereal/contracts/sellers';
import {
  type AccountName,
  accountNames,
  demoPassword,
  emailOf,
  type Person,
  people,
  type SellerName,
} from './accounts.ts';
import { catalog, type DemoItem } from './catalog.ts';
import { historyOf, type PastEvent, type PastItem } from './history/history.ts';
import { publishEvents } from './history/publish.ts';
import { type Pictures, shippedPictures } from './pictures.ts';
import { type FindItem, findByName, publishItems, type ShopItem } from './shop/items.ts';
import { placeOrders } from './shop/orders.ts';
import { planSales } from './shop/sales.ts';
import { logIn, type People, type Session } from './shop/session.ts';

/** Pause before a refused review is sent again, in milliseconds. */
const REVIEW_RETRY_MS = 200;

/** Writes the missing reviews once the shop has received the deliveries. */
async function writeReviews(name: AccountName, sessions: People, find: FindItem): Promise<void> {
  const session = sessions[name];
  for (const { of, reply, ...review } of people[name].reviews ?? []) {
    const { id: productId, item } = find(of);
    if (sessions[item.seller].userId === session.userId) continue;
    const params = { itemId: productId };
    let mine = await session.call(getMyReview, { params });
    while (!mine.review && !mine.mayWrite) {
      await wait(REVIEW_RETRY_MS);
      mine = await session.call(getMyReview, { params });
    }
    if (mine.review) continue;
    const { _id: id } = await session.call(addReview, { body: { ...review, productId } });
    if (reply) await sessions[item.seller].call(replyToReview, { params: { id }, body: { text: reply } });
  }
}

async function addFavorites(session: Session, names: readonly string[], find: FindItem): Promise<void> {
  for (const name of names) await session.call(addFavorite, { body: { productId: find(name).id } });
}

/** Adds only what is not in the cart yet, because adding twice would add up. */
async function fillCart(session: Session, lines: NonNullable<Person['cart']>, find: FindItem): Promise<void> {
  const { items } = await session.call(getCart);
  const present = new Set(items.map(({ productId }) => productId._id));
  for (const { name, quantity, size } of lines) {
    const productId = find(name).id;
    if (present.has(productId)) continue;
    await session.call(addToCart, { body: { productId, quantity, ...(size ? { sizeChosen: size } : {}) } });
  }
}

/** Saves the stores of sellers who have none yet. */
async function saveStores(sessions: People): Promise<void> {
  for (const name of accountNames) {
    const { store } = people[name];
    if (!store) continue;
    const session = sessions[name];
    const { about } = await session.call(getSeller, { params: { id: session.userId } });
    if (!about) await session.call(saveStore, { body: store });
  }
}

export interface DemoOptions {
  /** Addresses of the site and of its broker, as in `run.json`. */
  run: { site: string; rabbitmq: string };
  report?: (line: string) => void;
  eventsExchange?: string;
  now?: Date;
  /** Source of the pictures; those of the repository by default. */
  pictures?: Pictures;
  publish?: typeof publishEvents;
}

/** Interval at which the counts are requested until they are complete, in milliseconds. */
const POLL_MS = 300;

/**
 * Fills an empty shop through its own calls, as its users would, and publishes its history through the broker.
 * Continues where an earlier run stopped and leaves existing data as it is.
 */
export async function seedDemo(options: DemoOptions): Promise<void> {
  const { run, report = () => undefined } = options;
  const sessions = await logInAll(run.site);
  const items = await publishCatalog(sessions, options.pictures ?? shippedPictures, report);
  await Promise.all([publishPast(items, sessions, options, report), useShop(sessions, findByName(items), report)]);
}

/** Performs people's current actions: favorites, orders, carts, stores and reviews. */
async function useShop(sessions: People, find: FindItem, report: (line: string) => void): Promise<void> {
  report('Favorites, orders and carts');
  for (const name of accountNames) {
    const { favorites = [], cart = [] } = people[name];
    await addFavorites(sessions[name], favorites, find);
    await placeOrders(name, sessions, find);
    await fillCart(sessions[name], cart, find);
  }
  await planSales(sessions, find);
  report('Stores and reviews');
  await saveStores(sessions);
  for (const name of accountNames) await writeReviews(name, sessions, find);
}

async function logInAll(site: string): Promise<People> {
  const sessions: Partial<People> = {};
  for (const name of accountNames) sessions[name] = await logIn(site, emailOf(name), demoPassword);
  return sessions as People;
}

function publishCatalog(sessions: People, pictures: Pictures, report: (line: string) => void): Promise<ShopItem[]> {
  return publishItems(catalog, sessions, pictures, (done) => {
    if (done % 32 === 0 || done === catalog.length) report(`${done} of ${catalog.length} items`);
  });
}

/** The first demo seller. Developers log in as this seller to see a dashboard. */
const WELL_KNOWN: SellerName = 'seller';

async function publishPast(
  items: readonly ShopItem[],
  sessions: People,
  { run, now = new Date(), eventsExchange = EVENTS_EXCHANGE, publish = publishEvents }: DemoOptions,
  report: (line: string) => void,
): Promise<void> {
  const ofSeller = (known: boolean) => items.filter(({ item }) => (item.seller === WELL_KNOWN) === known);
  const firstToLast = [...ofSeller(true), ...ofSeller(false)];
  const last = firstToLast.at(-1);
  if (last && (await hasPast(sessions[last.item.seller], last.id))) return;
  const views = new Map<string, number>();
  const events = function* (): Generator<PastEvent> {
    for (const { id, item } of firstToLast) {
      for (const event of historyOf(pastOf(id, item), now)) {
        if (event.type === 'item.viewed') views.set(id, (views.get(id) ?? 0) + 1);
        yield event;
      }
    }
  };
  const count = await publish(run.rabbitmq, eventsExchange, events());
  report(`${count} events of the last twelve months`);
  // Waits until all views are counted, so that dashboards show the complete year, however slow the store is.
  for (const { id, item } of firstToLast)
    while ((await viewsOf(sessions[item.seller], id)) < (views.get(id) ?? 0)) await wait(POLL_MS);
  report('All of them are counted');
}

function pastOf(id: string, item: DemoItem): PastItem {
  const featured = item.seller === WELL_KNOWN;
  return {
    id,
    name: item.name,
    priceCents: Math.round(item.price * 100),
    popularity: (item.isBestseller ? 1.1 : 0.5) * (featured ? 2 : 0.4),
    featured,
  };
}

/** Returns the number of views of the last two years. */
async function viewsOf(session: Session, itemId: string): Promise<number> {
  const { previousTotal, total } = await session.call(getItemViews, { params: { period: 'Year', itemId } });
  return total + previousTotal;
}

/** Whether an item has more views than a few visitors could cause: its history was published before. */
const hasPast = async (session: Session, itemId: string): Promise<boolean> => (await viewsOf(session, itemId)) > 40;
