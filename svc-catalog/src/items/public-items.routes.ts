import { DELIVERY, dispatchTag } from '@ethereal/contracts/cache-tags';
import type { Call, CallInput } from '@ethereal/contracts/call';
import {
  getItem,
  listAllItems,
  listItems,
  randomItems,
  searchSuggestions,
  suggestItems,
} from '@ethereal/contracts/items';
import { colonPath } from '@ethereal/contracts/path-template';
import { nextSwitch } from '@ethereal/pricing/price-at';
import { CACHE_TAG, writeTags } from '@ethereal/service-kit/cache-tags';
import { notFound } from '@ethereal/service-kit/errors';
import { alreadySent, route } from '@ethereal/service-kit/route';
import { inputParser } from '@ethereal/service-kit/route-input';
import type { Express, RequestHandler, Router } from 'express';
import type { AnswerCache } from '../answers/answer-cache.ts';
import type { FullList } from '../answers/full-list.ts';
import { ReadyAnswer } from '../answers/ready-answer.ts';
import { sendReady } from '../answers/send-ready.ts';
import { createWorkSlices } from '../answers/work-slices.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { SaleClock } from '../sales/sale-clock.ts';
import type { Catalog } from '../search/catalog.ts';
import type { SearchEngine } from '../search/engine.ts';
import type { ListQuery } from '../search/list-items.ts';
import { endOfDay, withNewness } from '../search/newness.ts';
import { randomOrdinals } from '../search/random.ts';
import type { StoreNames } from '../sellers/store-names.ts';
import { revisionOf, toItem } from './item.ts';
import type { ItemReader } from './item-reader.ts';

type PublicItemsDeps = {
  catalog: Catalog;
  engine: SearchEngine;
  reader: ItemReader;
  delivery: Delivery;
  answers: AnswerCache;
  storeNames: StoreNames;
  fullList(): Promise<FullList>;
  sales: SaleClock;
  now(): Date;
};

/** Number of random items, unless the query states another. */
const DEFAULT_RANDOM = 4;

const jsonList = (catalog: Catalog, ordinals: number[]) =>
  `[${ordinals.map((ordinal) => catalog.cards[ordinal] ?? '').join(',')}]`;

/**
 * Answers from memory when the same request was answered since the last change. Other requests wait for their turn
 * of the event loop.
 */
function answering<C extends Call>(
  { catalog, answers, sales, nextSlice, now }: PublicItemsDeps & { nextSlice(): Promise<void> },
  call: C,
  make: (query: CallInput<C>['query']) => string | Promise<string>,
): RequestHandler {
  const parse = inputParser(call);
  const { path } = call;
  const cachedFor = (url: string) => answers.get(url, catalog.revision);
  const makeAndCache = async (url: string, input: CallInput<C>): Promise<ReadyAnswer> => {
    const { revision } = catalog;
    const body = Buffer.from(await make(input.query));
    const ready = new ReadyAnswer(body, call.shows?.(input) ?? [], Math.min(sales.next(), endOfDay(now())));
    answers.set(url, revision, ready);
    return ready;
  };
  return async (request, response) => {
    response.locals.route = path;
    let ready = cachedFor(request.url);
    if (!ready) {
      const input = parse(request);
      await nextSlice();
      sales.repriceDue();
      // The client has disconnected in the meantime.
      if (response.destroyed) return;
      // An equal request may have been answered in the meantime.
      ready = cachedFor(request.url) ?? (await makeAndCache(request.url, input));
    }
    await sendReady(request, response, ready);
  };
}

/**
 * Converts the query. `inStock=false` and `offers=0` select all items, not the others alone; `exact=false` allows
 * corrections of the text.
 */
function choiceOf({ inStock, exact, offers, ...query }: CallInput<typeof listItems>['query']): ListQuery {
  return {
    ...query,
    ...(inStock === 'true' ? { inStock } : {}),
    ...(exact === 'true' ? { exact } : {}),
    ...(offers === '1' ? { offers } : {}),
  };
}

/** Registers the calls that most visitors make, before logs and body parsing. */
export function mountEarlyItems(app: Express, deps: PublicItemsDeps): void {
  const { catalog, engine, fullList, sales, now } = deps;
  const inSlices = { ...deps, nextSlice: createWorkSlices() };

  app.use((_request, _response, next) => {
    // Cards and lists have the prices of this moment, also for the calls below that the index answers.
    sales.repriceDue();
    next();
  });

  app.get(
    listItems.path,
    answering(inSlices, listItems, async (query) => {
      const { ids, cards, ...rest } = await engine.list(choiceOf(query));
      return `{"items":[${withNewness(catalog, ids, cards, now()).join(',')}],${JSON.stringify(rest).slice(1)}`;
    }),
  );

  app.get(
    suggestItems.path,
    answering(inSlices, suggestItems, async ({ query = '' }) => JSON.stringify(await engine.suggest(query))),
  );

  app.get(
    searchSuggestions.path,
    answering(inSlices, searchSuggestions, async ({ query = '' }) =>
      JSON.stringify(await engine.suggestMore(query, deps.storeNames.current())),
    ),
  );

  app.get(listAllItems.path, async (request, response) => {
    response.locals.route = listAllItems.path;
    await sendReady(request, response, await fullList());
  });

  app.get(colonPath(getItem.path), itemHandler(deps));
}

/** Returns the handler of an item. Its answer expires when the price switches or the promise of delivery changes. */
function itemHandler({ reader, delivery, answers, catalog, now }: PublicItemsDeps): RequestHandler {
  const parse = inputParser(getItem);
  return async (request, response) => {
    response.locals.route = getItem.path;
    const input = parse(request);
    const { category, id } = input.params;
    const tags = getItem.shows?.(input) ?? [];
    const version = catalog.versionOf(id);
    const key = `${category}/${id}/${delivery.revision()}`;
    let ready = version === undefined ? undefined : answers.get(key, version);
    if (!ready) {
      const item = await reader.forSale(id);
      if (item?.category !== category) {
        // The item may be published later, so the answer carries its cache tag.
        response.setHeader(CACHE_TAG, writeTags(tags));
        throw notFound('There is no such item.');
      }
      const promise = await delivery.promiseOf(item.seller);
      const at = now();
      const body = JSON.stringify({ ...toItem(item, at), delivery: promise });
      const switching = nextSwitch(item, at)?.getTime() ?? Number.POSITIVE_INFINITY;
      const shown = [...tags, DELIVERY, dispatchTag(item.seller)];
      ready = new ReadyAnswer(Buffer.from(body), shown, Math.min(Date.parse(promise.expiresAt), switching));
      answers.set(key, revisionOf(item), ready);
    }
    await sendReady(request, response, ready);
  };
}

/** Registers `GET /api/items/random`, which returns other items each time. */
export function mountRandomItems(router: Router, { catalog }: PublicItemsDeps): void {
  route(router, randomItems, {}, ({ query, response }) => {
    const ordinals = randomOrdinals(catalog, query.n ?? DEFAULT_RANDOM, query.exclude, Math.random);
    response.set('Cache-Control', 'no-store').type('json').send(jsonList(catalog, ordinals));
    return alreadySent;
  });
}
