import { type Doc, docOf, isDoc, optionalDoc, stringOf } from '../bson.ts';
import { CommandError, namespaceNotFound } from '../errors.ts';
import { compileMatcher } from '../query/matcher.ts';
import { type Collection, documentCount, ridBounds } from '../storage/collection.ts';
import { firstNumber } from '../storage/database.ts';
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

const COLLECTION_OPTIONS = ['validator', 'validationLevel', 'validationAction', 'collation', 'capped', 'size', 'max'];

function create(store: Store, command: Command): Doc {
  const given = Object.entries(command.body).filter(([key]) => COLLECTION_OPTIONS.includes(key));
  const { body } = command;
  if (body.viewOn !== undefined || body.timeseries !== undefined) {
    throw new CommandError(238, 'NotImplemented', 'views and time series are not supported by the embedded store');
  }
  store.catalog.create(command.db, collectionName(command), Object.fromEntries(given));
  return { ok: 1 };
}

function drop(store: Store, command: Command): Doc {
  const collection = store.catalog.find(command.db, collectionName(command));
  if (!collection) return { ok: 1 };
  store.catalog.drop(collection);
  return { ns: collection.namespace, nIndexesWas: collection.indexes.length, ok: 1 };
}

function dropDatabase(store: Store, { db }: Command): Doc {
  const collections = store.catalog.ofDatabase(db);
  for (const collection of collections) store.catalog.drop(collection);
  return collections.length > 0 ? { dropped: db, ok: 1 } : { ok: 1 };
}

function renameCollection(store: Store, { body }: Command): Doc {
  const [from, to] = [stringOf(body.renameCollection, 'renameCollection'), stringOf(body.to, 'to')].map(splitNamespace);
  const source = from && store.catalog.find(from.db, from.name);
  if (!source || !to) throw namespaceNotFound(`Source collection ${String(body.renameCollection)} does not exist`);
  const target = store.catalog.find(to.db, to.name);
  if (target && body.dropTarget !== true) throw new CommandError(48, 'NamespaceExists', 'target namespace exists');
  if (target) store.catalog.drop(target);
  store.catalog.rename(source, to.db, to.name);
  return { ok: 1 };
}

function splitNamespace(namespace: string): { db: string; name: string } {
  const dot = namespace.indexOf('.');
  return { db: namespace.slice(0, dot), name: namespace.slice(dot + 1) };
}

function listCollections(store: Store, { body, db }: Command): Reply {
  const matches = compileMatcher(optionalDoc(body.filter, 'filter') ?? {});
  const described = store.catalog.ofDatabase(db).map(({ name, options }) => ({
    name,
    type: 'collection',
    ...(body.nameOnly === true
      ? {}
      : { options, info: { readOnly: false }, idIndex: { v: 2, key: { _id: 1 }, name: '_id_' } }),
  }));
  return listReply(`${db}.$cmd.listCollections`, described.filter(matches));
}

function listDatabases(store: Store, { body }: Command): Doc {
  const names = [...new Set(store.catalog.all().map(({ db }) => db))].sort();
  const matches = compileMatcher(optionalDoc(body.filter, 'filter') ?? {});
  const databases = names
    .map((name) => ({ name, sizeOnDisk: bytesIn(store, store.catalog.ofDatabase(name)), empty: false }))
    .filter(matches);
  const totalSize = databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0);
  if (body.nameOnly === true) return { databases: databases.map(({ name }) => ({ name })), ok: 1 };
  return { databases, totalSize, totalSizeMb: Math.floor(totalSize / 1048576), ok: 1 };
}

const bytesIn = (store: Store, collections: Collection[]): number =>
  collections.reduce(
    (sum, collection) => sum + firstNumber(store.statements.docBytes.get(...ridBounds(collection))),
    0,
  );

function collMod(store: Store, command: Command): Doc {
  const { body } = command;
  const collection = store.catalog.find(command.db, collectionName(command));
  if (!collection) throw namespaceNotFound(`ns does not exist: ${namespaceOf(command)}`);
  if (isDoc(body.index)) changeExpiry(store, collection, body.index);
  const given = Object.entries(body).filter(([key]) => COLLECTION_OPTIONS.includes(key));
  if (given.length > 0) {
    store.catalog.changeOptions(collection, { ...collection.options, ...Object.fromEntries(given) });
  }
  return { ok: 1 };
}

function changeExpiry(store: Store, collection: Collection, change: Doc): void {
  const pattern = isDoc(change.keyPattern) ? JSON.stringify(change.keyPattern) : undefined;
  const index = collection.indexes.find(
    ({ name, spec }) => name === change.name || JSON.stringify(docOf(spec.key, 'key')) === pattern,
  );
  if (!index) throw new CommandError(27, 'IndexNotFound', 'cannot find index for collMod');
  store.catalog.changeSpec(collection, index, {
    ...index.spec,
    expireAfterSeconds: change.expireAfterSeconds,
  });
}

function collStats(store: Store, command: Command): Doc {
  const collection = store.catalog.find(command.db, collectionName(command));
  const count = collection ? documentCount(store.statements, collection) : 0;
  const size = collection ? bytesIn(store, [collection]) : 0;
  const nindexes = collection?.indexes.length ?? 0;
  const avgObjSize = count > 0 ? { avgObjSize: size / count } : {};
  return { ns: namespaceOf(command), count, size, ...avgObjSize, storageSize: size, nindexes, ok: 1 };
}

function dbStats(store: Store, { db }: Command): Doc {
  const collections = store.catalog.ofDatabase(db);
  const objects = collections.reduce((sum, collection) => sum + documentCount(store.statements, collection), 0);
  const indexes = collections.reduce((sum, collection) => sum + collection.indexes.length, 0);
  return {
    db,
    collections: collections.length,
    objects,
    dataSize: bytesIn(store, collections),
    indexes,
    ok: 1,
  };
}

export const catalogCommands: Record<string, Handler> = {
  create: writes(create),
  drop: writes(drop),
  dropDatabase: writes(dropDatabase),
  renameCollection: writes(renameCollection),
  collMod: writes(collMod),
  listCollections: reads(listCollections),
  listDatabases: reads(listDatabases),
  collStats: reads(collStats),
  collstats: reads(collStats),
  dbStats: reads(dbStats),
  dbstats: reads(dbStats),
};
