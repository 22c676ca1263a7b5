import { type Doc, decode, docsOf, encode, optionalDoc } from '../bson.ts';
import { failedToParse } from '../errors.ts';
import { createProjector } from '../query/projection.ts';
import type { Store } from '../store.ts';
import { createUpdater } from '../update/update-document.ts';
import { changeDocument } from './change.ts';
import { type Command, collectionName, type Handler, writes } from './command.ts';
import { queryOf } from './read.ts';
import { constantsOf } from './variables.ts';
import { upsert } from './write.ts';

function findAndModify(store: Store, command: Command): Doc {
  const { body } = command;
  const removing = body.remove === true;
  if (removing === (body.update !== undefined)) {
    throw failedToParse('Either an update or remove=true must be specified');
  }
  const query = { ...queryOf(body, optionalDoc(body.query, 'query') ?? {}), limit: 1 };
  const project = createProjector(optionalDoc(body.fields, 'fields'), query.filter, query.variables);
  const shown = (doc: Doc | undefined) => (doc ? decode(project(encode(doc))) : null);
  const collection = store.catalog.find(command.db, collectionName(command));
  const [found] = collection ? store.finder.find(collection, query) : [];

  if (removing) {
    if (!collection || !found) return { lastErrorObject: { n: 0 }, value: null, ok: 1 };
    const doc = decode(found.raw);
    store.records.remove(collection, found.rid, doc);
    return { lastErrorObject: { n: 1 }, value: shown(doc), ok: 1 };
  }

  const updater = createUpdater({
    filter: query.filter,
    update: body.update,
    arrayFilters: body.arrayFilters === undefined ? [] : docsOf(body.arrayFilters, 'arrayFilters'),
    variables: constantsOf(body.let),
    multi: false,
  });
  if (collection && found) {
    const { after } = changeDocument(store, collection, found, updater);
    const value = shown(body.new === true ? after : decode(found.raw));
    return { lastErrorObject: { n: 1, updatedExisting: true }, value, ok: 1 };
  }
  if (body.upsert !== true) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null, ok: 1 };
  const doc = upsert(store, command, updater);
  const lastErrorObject = { n: 1, updatedExisting: false, upserted: doc._id };
  return { lastErrorObject, value: shown(body.new === true ? doc : undefined), ok: 1 };
}

export const findAndModifyCommands: Record<string, Handler> = {
  findAndModify: writes(findAndModify),
  findandmodify: writes(findAndModify),
};
