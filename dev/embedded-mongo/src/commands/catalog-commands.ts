import { type Doc, optionalDoc } from '../bson.ts';
import { CommandError } from '../errors.ts';
import { compileMatcher } from '../query/matcher.ts';
import { type Collection, ridBounds } from '../storage/collection.ts';
import { firstNumber } from '../storage/database.ts';
import type { Store } from '../store.ts';
import { type Command, collectionName, type Handler, listReply, type Reply, reads, writes } from './command.ts';

function create(store: Store, command: Command): Doc {
  const { body } = command;
  if (body.viewOn !== undefined || body.timeseries !== undefined) {
    throw new CommandError(238, 'NotImplemented', 'views and time series are not supported by the embedded store');
  }
  const options = body.collation === undefined ? {} : { collation: body.collation };
  store.catalog.create(command.db, collectionName(command), options);
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

export const catalogCommands: Record<string, Handler> = {
  create: writes(create),
  drop: writes(drop),
  dropDatabase: writes(dropDatabase),
  listCollections: reads(listCollections),
  listDatabases: reads(listDatabases),
};
