import { type Doc, isDoc } from '../bson.ts';
import { CommandError } from '../errors.ts';
import { documentCount, ridBounds } from '../storage/collection.ts';
import { firstNumber } from '../storage/database.ts';
import type { Store } from '../store.ts';
import type { Command } from './command.ts';

type Source = (store: Store, command: Command, spec: Doc) => Doc[];

/** Stages that report on the server; only the first stage of a pipeline may be one. */
const SOURCES: Record<string, Source> = {
  $collStats: collStats,
  $indexStats: indexStats,
  $currentOp: (_store, command) => [
    { type: 'op', host: 'embedded', active: true, op: 'command', command: command.body },
  ],
  $listLocalSessions: (_store, { body }) => [{ _id: body.lsid ?? null, lastUse: new Date() }],
  $listSessions: () => [],
  $changeStream: () => {
    throw new CommandError(40573, 'Location40573', 'The $changeStream stage is only supported on replica sets');
  },
};

const nameOf = (stage: Doc): string => Object.keys(stage)[0] ?? '';

/** Whether a stage produces documents by itself instead of reading the collection. */
export const isSourceStage = (stage: Doc): boolean => nameOf(stage) in SOURCES;

/** Returns the documents that a source stage produces. */
export function runSourceStage(store: Store, command: Command, stage: Doc): Doc[] {
  const spec = stage[nameOf(stage)];
  return SOURCES[nameOf(stage)]?.(store, command, isDoc(spec) ? spec : {}) ?? [];
}

function collStats(store: Store, { body, db }: Command, spec: Doc): Doc[] {
  const collection = store.catalog.find(db, String(body.aggregate));
  const count = collection ? documentCount(store.statements, collection) : 0;
  const size = collection ? firstNumber(store.statements.docBytes.get(...ridBounds(collection))) : 0;
  const counted = spec.count ? { count } : {};
  const storageStats = spec.storageStats ? { storageStats: { count, size, storageSize: size } } : {};
  return [{ ns: `${db}.${String(body.aggregate)}`, localTime: new Date(), ...counted, ...storageStats }];
}

function indexStats(store: Store, { body, db }: Command): Doc[] {
  const indexes = store.catalog.find(db, String(body.aggregate))?.indexes ?? [];
  return indexes.map(({ name, spec }) => ({ name, key: spec.key, host: 'embedded', spec }));
}
