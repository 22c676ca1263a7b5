import { type Doc, decode, docOf, docsOf, encode, isDoc, optionalDoc, withIdFirst } from '../bson.ts';
import { CommandError, failedToParse, toCommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../store.ts';
import { createUpdater, type Updater } from '../update/update-document.ts';
import { changeDocument } from './change.ts';
import { type Command, collectionName, type Handler, listOf, writes } from './command.ts';
import { MAX_WRITE_BATCH } from './handshake.ts';
import { queryOf } from './read.ts';
import { constantsOf } from './variables.ts';

/** Runs the statements in order and collects failures; an ordered list ends at the first failure. */
function eachStatement<T>(body: Doc, statements: T[], run: (statement: T, index: number) => void): Doc {
  if (statements.length === 0 || statements.length > MAX_WRITE_BATCH) {
    const message = `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${statements.length} operations.`;
    throw new CommandError(16, 'InvalidLength', message);
  }
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (isStorageFault(error)) throw error;
      const { code, message, extra } = toCommandError(error);
      writeErrors.push({ index, code, ...extra, errmsg: message });
      if (body.ordered !== false) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

/** Whether the disk failed, which ends the whole command and undoes it. */
export const isStorageFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_SQLITE');

function insert(store: Store, command: Command): Doc {
  const { body } = command;
  const given = command.sequences.get('documents');
  const documents = given ?? docsOf(body.documents, 'documents').map(encode);
  const collection = store.catalog.findOrCreate(command.db, collectionName(command));
  let n = 0;
  const errors = eachStatement(body, documents, (raw) => {
    insertOne(store, collection, decode(raw), raw);
    n += 1;
  });
  return { n, ...errors, ok: 1 };
}

/** Inserts a document and returns it with its `_id`. `raw` holds its bytes as they arrived. */
export function insertOne(store: Store, collection: Collection, given: Doc, raw?: Uint8Array): Doc {
  const { doc, same } = withIdFirst(given);
  checkId(doc._id);
  store.records.insert(collection, doc, same && raw ? raw : encode(doc));
  return doc;
}

function checkId(id: unknown): void {
  if (Array.isArray(id) || id instanceof RegExp) {
    const type = Array.isArray(id) ? 'array' : 'regex';
    throw new CommandError(53, 'InvalidIdField', `The '_id' value cannot be of type ${type}`);
  }
  const dollar = isDoc(id) ? Object.keys(id).find((key) => key.startsWith('$')) : undefined;
  if (dollar) {
    const message = `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`;
    throw new CommandError(52, 'DollarPrefixedFieldName', message);
  }
}

function update(store: Store, command: Command): Doc {
  const { body } = command;
  const collection = store.catalog.find(command.db, collectionName(command));
  const totals = { n: 0, nModified: 0 };
  const upserted: Doc[] = [];
  const errors = eachStatement(body, listOf(command, 'updates'), (statement, index) => {
    const result = updateOne(store, command, collection, { let: body.let, ...statement });
    totals.n += result.n;
    totals.nModified += result.modified;
    if (result.upsertedId !== undefined) upserted.push({ index, _id: result.upsertedId });
  });
  return { ...totals, ...(upserted.length > 0 ? { upserted } : {}), ...errors, ok: 1 };
}

type UpdateResult = { n: number; modified: number; upsertedId?: unknown };

function updateOne(store: Store, command: Command, known: Collection | undefined, statement: Doc): UpdateResult {
  const filter = docOf(statement.q, 'q');
  const multi = statement.multi === true;
  if (multi && statement.sort !== undefined) throw failedToParse('Cannot specify sort with multi=true');
  const updater = createUpdater({
    filter,
    update: statement.u,
    arrayFilters: statement.arrayFilters === undefined ? [] : docsOf(statement.arrayFilters, 'arrayFilters'),
    variables: { ...constantsOf(statement.let), ...optionalDoc(statement.c, 'c') },
    multi,
  });
  const collection = known ?? store.catalog.find(command.db, collectionName(command));
  const query = { ...queryOf(statement, filter), limit: multi ? 0 : 1 };
  const found = collection ? [...store.finder.find(collection, query)] : [];
  let modified = 0;
  for (const entry of found) {
    if (collection && changeDocument(store, collection, entry, updater).changed) modified += 1;
  }
  if (found.length > 0 || statement.upsert !== true) return { n: found.length, modified };
  return { n: 1, modified: 0, upsertedId: upsert(store, command, updater)._id };
}

/** Inserts the document that an update creates when no document matches. */
export function upsert(store: Store, command: Command, updater: Updater): Doc {
  const doc = updater.create();
  return insertOne(store, store.catalog.findOrCreate(command.db, collectionName(command)), doc);
}

function remove(store: Store, command: Command): Doc {
  const { body } = command;
  const collection = store.catalog.find(command.db, collectionName(command));
  let n = 0;
  const errors = eachStatement(body, listOf(command, 'deletes'), (statement) => {
    if (!collection) return;
    const merged: Doc = { let: body.let, ...statement };
    const { limit, ...rest } = merged;
    if (Number(limit) !== 0 && Number(limit) !== 1) {
      throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
    }
    const query = { ...queryOf(rest, docOf(statement.q, 'q')), limit: Number(limit) };
    for (const { rid, raw } of [...store.finder.find(collection, query)]) {
      store.records.remove(collection, rid, decode(raw));
      n += 1;
    }
  });
  return { n, ...errors, ok: 1 };
}

export const writeCommands: Record<string, Handler> = {
  insert: writes(insert),
  update: writes(update),
  delete: writes(remove),
};
