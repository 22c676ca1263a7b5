import { randomInt } from 'node:crypto';
import type { CallInput } from '@ethereal/contracts/call';
import {
  createCode,
  createCodeBatch,
  createDeskCode,
  downloadCodeBatch,
  endCode,
  endCodeBatch,
  endDeskCode,
  listCodes,
  listDeskCodes,
} from '@ethereal/contracts/codes';
import type { FindItems } from '@ethereal/item-replica/item-replica';
import { writeAudit } from '@ethereal/service-kit/audit';
import { conflict, notFound } from '@ethereal/service-kit/errors';
import { newId } from '@ethereal/service-kit/ids';
import type { Logger } from '@ethereal/service-kit/logger';
import { alreadySent, type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { codeIdOf } from './code.ts';
import type { CodesStore } from './codes.store.ts';
import { viewBatch, viewCode } from './codes.view.ts';
import { makeCode, singleUseCode } from './make-code.rules.ts';

type Deps = RouteDeps & { codes: CodesStore; findItems: FindItems; logger: Logger; now(): Date };

/** Maximum number of codes of one owner that have not ended. */
const MAX_OPEN = 200;
/** Maximum number of codes, and of batches, in a list. */
const MAX_LISTED = 400;

type SentCode = CallInput<typeof createCode>['body'];

/** Registers the calls that make, list and end codes of sellers and of the shop. */
export function mountCodes(router: Router, deps: Deps): void {
  const { codes, findItems, logger, now } = deps;
  const itemsOf = ({ items = [], gift }: Pick<SentCode, 'items' | 'gift'>) =>
    findItems([...items, ...(gift ? [gift] : [])]);

  async function create({ code: text, maxUses, ...sent }: SentCode, createdBy: string, seller?: string) {
    const identity = {
      _id: codeIdOf({ text, seller }),
      text,
      createdBy,
      createdAt: now(),
      ...(seller && { seller }),
      ...(maxUses !== undefined && { maxUses }),
    };
    const code = makeCode(sent, await itemsOf(sent), identity);
    if ((await codes.countOpen(seller)) >= MAX_OPEN)
      throw conflict(`At most ${MAX_OPEN} codes can be open. End one first.`);
    const taken = seller ? 'You have this code already.' : 'The shop has this code already.';
    if (!(await codes.insert(code))) throw conflict(taken, { errors: { code: taken } });
    return viewCode(code, now());
  }

  async function end(code: string, seller?: string) {
    const ended = await codes.end(codeIdOf({ text: code, seller }), now());
    if (!ended) throw notFound();
    return viewCode(ended, now());
  }

  const list = async (seller?: string) =>
    (await codes.ofOwner(seller, MAX_LISTED)).map((code) => viewCode(code, now()));

  route(router, listCodes, deps, async ({ user }) => ({ codes: await list(user.id) }));
  route(router, createCode, deps, ({ user, body }) => create(body, user.id, user.id));
  route(router, endCode, deps, ({ user, params }) => end(params.code, user.id));

  route(router, listDeskCodes, deps, async () => {
    const batches = await codes.batches(MAX_LISTED);
    return { codes: await list(), batches: batches.map((batch) => viewBatch(batch, now())) };
  });

  route(router, createDeskCode, deps, async ({ user, body }) => {
    const made = await create(body, user.id);
    writeAudit(logger, { audit: 'code.created', user: user.id, code: made.code });
    return made;
  });

  route(router, endDeskCode, deps, async ({ user, params }) => {
    const ended = await end(params.code);
    writeAudit(logger, { audit: 'code.ended', user: user.id, code: ended.code });
    return ended;
  });

  async function countedBatch(id: string) {
    const batch = await codes.batch(id);
    if (!batch) throw notFound();
    return batch;
  }

  route(router, createCodeBatch, deps, async ({ user, body: { prefix, count, ...sent } }) => {
    const items = await itemsOf(sent);
    const identity = { createdAt: now(), createdBy: user.id };
    const _id = newId();
    const texts = new Set<string>();
    while (texts.size < count) texts.add(singleUseCode(prefix, randomInt));
    const made = [...texts].map((text) =>
      makeCode(sent, items, { ...identity, _id: codeIdOf({ text }), text, maxUses: 1, batch: _id }),
    );
    const { terms, conditions } = makeCode(sent, items, { ...identity, _id, text: prefix });
    await codes.insertBatch({ ...identity, _id, prefix, terms, conditions }, made);
    writeAudit(logger, { audit: 'codes.created', user: user.id, batch: _id, count });
    return viewBatch(await countedBatch(_id), now());
  });

  route(router, endCodeBatch, deps, async ({ user, params }) => {
    await countedBatch(params.batch);
    await codes.endBatch(params.batch, now());
    writeAudit(logger, { audit: 'codes.ended', user: user.id, batch: params.batch });
    return viewBatch(await countedBatch(params.batch), now());
  });

  route(router, downloadCodeBatch, deps, async ({ params, response }): Promise<typeof alreadySent> => {
    const { _id, prefix } = await countedBatch(params.batch);
    const rows = (await codes.codesOf(_id)).map((code) => `${code.text},${code.taken}`);
    response
      .status(200)
      .set({
        'Content-Type': 'text/csv; charset=utf-8',
        // The prefix has letters and digits alone.
        'Content-Disposition': `attachment; filename="codes-${prefix}.csv"`,
      })
      .end(`${['Code,Uses', ...rows].join('\r\n')}\r\n`);
    return alreadySent;
  });
}
