import { type Doc, decode, docsOf, isDoc, stringOf } from '../bson.ts';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../store.ts';
import { createUpdater } from '../update/update-document.ts';
import { changeDocument } from './change.ts';
import { insertOne } from './write.ts';

/** Whether a stage of a pipeline writes its result to a collection. */
export const isOutputStage = (stage: Doc): boolean => '$out' in stage || '$merge' in stage;

/** Writes a pipeline's results to the target of its last stage. */
export function writeOutput(store: Store, db: string, stage: Doc, results: Doc[], variables?: Doc): void {
  if ('$out' in stage) {
    replaceAll(store, targetOf(stage.$out, db), results);
    return;
  }
  const spec = isDoc(stage.$merge) ? stage.$merge : { into: stage.$merge };
  const target = targetOf(spec.into, db);
  const collection = store.catalog.findOrCreate(target.db, target.name);
  for (const result of results) mergeOne(store, collection, spec, result, variables);
}

function targetOf(into: unknown, db: string): { db: string; name: string } {
  if (!isDoc(into)) return { db, name: stringOf(into, 'into') };
  return { db: into.db === undefined ? db : stringOf(into.db, 'db'), name: stringOf(into.coll, 'coll') };
}

/** Replaces all documents atomically and keeps the collection's indexes. */
function replaceAll(store: Store, { db, name }: { db: string; name: string }, results: Doc[]): void {
  const collection = store.catalog.findOrCreate(db, name);
  for (const { rid, raw } of [...store.finder.find(collection, { filter: {} })]) {
    store.records.remove(collection, rid, decode(raw));
  }
  for (const result of results) insertOne(store, collection, result);
}

function mergeOne(store: Store, collection: Collection, spec: Doc, result: Doc, variables?: Doc): void {
  const on = spec.on === undefined ? ['_id'] : [spec.on].flat().map((field) => stringOf(field, 'on'));
  const filter = Object.fromEntries(on.map((field) => [field, result[field] ?? null]));
  const [found] =
    result._id === undefined && on[0] === '_id' ? [] : store.finder.find(collection, { filter, limit: 1 });
  if (!found) {
    if (spec.whenNotMatched === 'fail') {
      throw new CommandError(13113, 'MergeStageNoMatchingDocument', '$merge could not find a matching document');
    }
    if (spec.whenNotMatched !== 'discard') insertOne(store, collection, result);
    return;
  }
  const update = updateFor(spec.whenMatched ?? 'merge', result, collection);
  if (update === undefined) return;
  const updater = createUpdater({
    filter,
    update,
    arrayFilters: [],
    variables: { ...variables, new: result },
    multi: false,
  });
  changeDocument(store, collection, found, updater);
}

function updateFor(whenMatched: unknown, result: Doc, collection: Collection): unknown {
  if (Array.isArray(whenMatched)) return docsOf(whenMatched, 'whenMatched');
  const { _id, ...fields } = result;
  switch (whenMatched) {
    case 'replace':
      return fields;
    case 'merge':
      return { $set: fields };
    case 'keepExisting':
      return undefined;
    default: {
      const message = `$merge with whenMatched: fail found an existing document with the same values in ${collection.namespace}`;
      throw new CommandError(11000, 'DuplicateKey', message, { keyValue: { _id } });
    }
  }
}
