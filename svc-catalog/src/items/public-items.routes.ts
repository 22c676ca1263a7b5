import type { CallInput } from '@ethereal/contracts/call';
import { getItem, listAllItems, listItems, randomItems, suggestItems } from '@ethereal/contracts/items';
import { colonPath } from '@ethereal/contracts/path-template';
import { notFound } from '@ethereal/service-kit/errors';
import { alreadySent, route } from '@ethereal/service-kit/route';
import { inputParser } from '@ethereal/service-kit/route-input';
import type { Express, Request, RequestHandler, Router } from 'express';
import type { AnswerCache } from '../answers/answer-cache.ts';
import type { FullList } from '../answers/full-list.ts';
import { ReadyAnswer } from '../answers/ready-answer.ts';
import { sendReady } from '../answers/send-ready.ts';
import type { Catalogue } from '../search/catalogue.ts';
import { type ListQuery, listItems as listFrom } from '../search/list-items.ts';
import { randomOrdinals } from '../search/random.ts';
import { suggest } from '../search/suggest.ts';
import { revisionOf, toItem } from './item.ts';
import type { ItemReader } from './item-reader.ts';

type PublicItemsDeps = {
  catalogue: Catalogue;
  reader: ItemReader;
  answers: AnswerCache;
  fullList(): Promise<FullList>;
};

const DEFAULT_RANDOM = 4;

const jsonList = (catalogue: Catalogue, ordinals: number[]) =>
  `[${ordinals.map((ordinal) => catalogue.cards[ordinal] ?? '').join(',')}]`;

/** Answers from memory where the same was asked before and nothing has changed since. */
function answering(
  { catalogue, answers }: PublicItemsDeps,
  path: string,
  make: (request: Request) => string,
): RequestHandler {
  return async (request, response) => {
    response.locals.route = path;
    const { revision } = catalogue;
    let ready = answers.get(request.url, revision);
    if (!ready) {
      ready = new ReadyAnswer(Buffer.from(make(request)));
      answers.keep(request.url, revision, ready);
    }
    await sendReady(request, response, ready);
  };
}

/** `inStock=false` asks for everything, not for what is sold out. */
function choiceOf({ inStock, ...query }: CallInput<typeof listItems>['query']): ListQuery {
  return inStock === 'true' ? { ...query, inStock } : query;
}

/** The calls that most visitors make, registered before logs and body parsing. */
export function hotItemRoutes(app: Express, deps: PublicItemsDeps): void {
  const { catalogue, reader, answers, fullList } = deps;
  const queryOfList = inputParser(listItems);
  const queryOfSuggestions = inputParser(suggestItems);
  const paramsOfItem = inputParser(getItem);

  app.get(
    listItems.path,
    answering(deps, listItems.path, (request) => {
      const { ordinals, ...rest } = listFrom(catalogue, choiceOf(queryOfList(request).query));
      return `{"items":${jsonList(catalogue, ordinals)},${JSON.stringify(rest).slice(1)}`;
    }),
  );

  app.get(
    suggestItems.path,
    answering(deps, suggestItems.path, (request) =>
      JSON.stringify(suggest(catalogue, queryOfSuggestions(request).query.query ?? '')),
    ),
  );

  app.get(listAllItems.path, async (request, response) => {
    response.locals.route = listAllItems.path;
    await sendReady(request, response, await fullList());
  });

  app.get(colonPath(getItem.path), async (request, response) => {
    response.locals.route = getItem.path;
    const { category, id } = paramsOfItem(request).params;
    const version = catalogue.versionOf(id);
    const key = `${category}/${id}`;
    let ready = version === undefined ? undefined : answers.get(key, version);
    if (!ready) {
      const item = await reader.published(id);
      if (item?.category !== category) throw notFound('There is no such item.');
      ready = new ReadyAnswer(Buffer.from(JSON.stringify(toItem(item))));
      answers.keep(key, revisionOf(item), ready);
    }
    await sendReady(request, response, ready);
  });
}

/** `GET /api/items/random`: another answer each time. */
export function randomItemsRoute(router: Router, { catalogue }: PublicItemsDeps): void {
  route(router, randomItems, {}, ({ query, response }) => {
    const ordinals = randomOrdinals(catalogue, query.n ?? DEFAULT_RANDOM, query.exclude, Math.random);
    response.set('Cache-Control', 'no-store').type('json').send(jsonList(catalogue, ordinals));
    return alreadySent;
  });
}
