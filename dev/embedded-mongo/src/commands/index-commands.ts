import { type Doc, docsOf, encode, isDoc } from '../bson.ts';
import { CommandError, namespaceNotFound } from '../errors.ts';
import { type Index, isIdKey, normalizeSpec } from '../index/index-spec.ts';
import { sameIndexOptions } from '../storage/catalog.ts';
import type { Collection } from '../storage/collection.ts';
import type { Store } from '../store.ts';
import {
  type Command,
  collectionName,
  type Handler,
  listReply,
  namespaceOf,
  type Reply,
  reads,
  writes,
} from './command.ts';

const sameKey = (a: unknown, b: unknown) => isDoc(a) && isDoc(b) && Buffer.compare(encode(a), encode(b)) === 0;

/** Returns an equal existing index; an index that conflicts with an existing one is refused. */
function existing(collection: Collection, spec: Doc): Index | undefined {
  const byName = collection.indexes.find((index) => index.name === spec.name);
  const byKey = collection.indexes.find((index) => sameKey(index.spec.key, spec.key));
  if (isIdKey(spec.key)) return collection.indexes.find((index) => isIdKey(index.spec.key));
  if (byName && !sameKey(byName.spec.key, spec.key)) {
    throw new CommandError(
      86,
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(byName.spec)}`,
    );
  }
  if (byName && sameIndexOptions(byName.spec, spec)) return byName;
  if (byName) {
    const message = `An equivalent index already exists with the same name but different options. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(byName.spec)}`;
    throw new CommandError(86, 'IndexKeySpecsConflict', message);
  }
  if (byKey && sameIndexOptions(byKey.spec, spec)) {
    throw new CommandError(85, 'IndexOptionsConflict', `Index already exists with a different name: ${byKey.name}`);
  }
  return undefined;
}

function createIndexes(store: Store, command: Command): Doc {
  const specs = docsOf(command.body.indexes, 'indexes').map(normalizeSpec);
  const known = store.catalog.find(command.db, collectionName(command));
  const collection = known ?? store.catalog.findOrCreate(command.db, collectionName(command));
  const numIndexesBefore = collection.indexes.length;
  for (const spec of specs) if (!existing(collection, spec)) build(store, collection, spec);
  const numIndexesAfter = collection.indexes.length;
  const note = numIndexesBefore === numIndexesAfter ? { note: 'all indexes already exist' } : {};
  return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically: !known, ...note, ok: 1 };
}

function build(store: Store, collection: Collection, spec: Doc): void {
  const index = store.catalog.addIndex(collection, spec);
  try {
    store.records.build(collection, index);
  } catch (error) {
    store.catalog.dropIndex(collection, index);
    throw error;
  }
}

function listIndexes(store: Store, command: Command): Reply {
  const collection = store.catalog.find(command.db, collectionName(command));
  if (!collection) throw namespaceNotFound(`ns does not exist: ${namespaceOf(command)}`);
  return listReply(
    collection.namespace,
    collection.indexes.map((index) => index.spec),
  );
}

function dropIndexes(store: Store, command: Command): Doc {
  const collection = store.catalog.find(command.db, collectionName(command));
  if (!collection) throw namespaceNotFound(`ns not found ${namespaceOf(command)}`);
  const nIndexesWas = collection.indexes.length;
  for (const index of chosen(collection, command.body.index)) store.catalog.dropIndex(collection, index);
  return { nIndexesWas, ok: 1 };
}

function chosen(collection: Collection, wanted: unknown): Index[] {
  if (wanted === '*') return collection.indexes.filter((index) => !isIdKey(index.spec.key));
  return (Array.isArray(wanted) ? wanted : [wanted]).map((entry) => {
    const index = collection.indexes.find(({ name, spec }) => name === entry || sameKey(spec.key, entry));
    if (!index) throw new CommandError(27, 'IndexNotFound', `index not found with name [${String(entry)}]`);
    if (isIdKey(index.spec.key)) throw new CommandError(72, 'InvalidOptions', 'cannot drop _id index');
    return index;
  });
}

export const indexCommands: Record<string, Handler> = {
  createIndexes: writes(createIndexes),
  listIndexes: reads(listIndexes),
  dropIndexes: writes(dropIndexes),
};
