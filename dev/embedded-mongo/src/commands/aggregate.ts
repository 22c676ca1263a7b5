import { type Doc, decode, docsOf, encode, isDoc, numberOf, optionalDoc } from '../bson.ts';
import { DEFAULT_BATCH } from '../cursors.ts';
import { CommandError } from '../errors.ts';
import { countingStage, runPipeline, splitPipeline } from '../query/pipeline.ts';
import type { Store } from '../store.ts';
import { type Command, cursorReply, type Handler, type Reply } from './command.ts';
import { isOutputStage, writeOutput } from './output-stages.ts';
import { constantsOf } from './variables.ts';

function aggregate(store: Store, command: Command): Reply {
  const { body, db } = command;
  const stages = docsOf(body.pipeline, 'pipeline');
  const output = stages.at(-1);
  const writing = output !== undefined && isOutputStage(output);
  const computing = writing ? stages.slice(0, -1) : stages;
  if (computing.some(isOutputStage)) {
    const message = '$out or $merge can only be the final stage in the pipeline';
    throw new CommandError(40601, 'Location40601', message);
  }
  const results = resultsOf(store, command, computing);
  if (writing) writeOutput(store, db, output, [...results].map(decode), constantsOf(body.let));
  const source = writing ? [][Symbol.iterator]() : results;
  const cursor = optionalDoc(body.cursor, 'cursor') ?? {};
  const size = numberOf(cursor.batchSize, 'batchSize', DEFAULT_BATCH);
  const ns = `${db}.${typeof body.aggregate === 'string' ? body.aggregate : '$cmd.aggregate'}`;
  return cursorReply(ns, store.cursors.start(ns, source, size, false), true);
}

function* encoded(documents: Iterable<Doc>): Generator<Uint8Array> {
  for (const doc of documents) yield encode(doc);
}

/** Whether a stage, the first of a pipeline, produces documents by itself instead of reading the collection. */
const isSourceStage = (stage: Doc): boolean => '$listLocalSessions' in stage || '$changeStream' in stage;

/** Returns the documents that a source stage of a command produces. */
function runSourceStage(command: Doc, stage: Doc): Doc[] {
  if ('$changeStream' in stage)
    throw new CommandError(40573, 'Location40573', 'The $changeStream stage is only supported on replica sets');
  return [{ _id: command.lsid ?? null, lastUse: new Date() }];
}

/** Yields lazily where the storage alone answers; otherwise computes all results. */
function resultsOf(store: Store, command: Command, stages: Doc[]): Iterator<Uint8Array> & Iterable<Uint8Array> {
  const { body, db } = command;
  const options = {
    collation: optionalDoc(body.collation, 'collation'),
    variables: constantsOf(body.let),
    hint: body.hint,
  };
  const resolve = (name: string) => everything(store, db, name);
  const [first] = stages;
  if (first && isSourceStage(first)) {
    const input = runSourceStage(command.body, first);
    return encoded(runPipeline(stages.slice(1), input, { ...options, resolve }));
  }
  if (typeof body.aggregate !== 'string') {
    return encoded(runPipeline(stages, [], { ...options, resolve }));
  }
  const { query, rest } = splitPipeline(stages, options);
  const collection = store.catalog.find(db, body.aggregate);
  const counting = countingStage(rest);
  if (counting && collection && !query.sort) {
    const n = store.finder.count(collection, query);
    return encoded(n > 0 ? [{ _id: counting.id, [counting.field]: n }] : []);
  }
  const found = collection ? store.finder.find(collection, query) : [];
  if (rest.length === 0) return raws(found);
  return encoded(runPipeline(rest, decoded(found), { ...options, resolve }));
}

function* raws(found: Iterable<{ raw: Uint8Array }>): Generator<Uint8Array> {
  for (const { raw } of found) yield raw;
}

function* decoded(found: Iterable<{ raw: Uint8Array }>): Generator<Doc> {
  for (const { raw } of found) yield decode(raw);
}

function everything(store: Store, db: string, name: string): Doc[] {
  const collection = store.catalog.find(db, name);
  return collection ? [...decoded(store.finder.find(collection, { filter: {} }))] : [];
}

const endsInOutput = ({ pipeline }: Doc): boolean => {
  const last: unknown = Array.isArray(pipeline) ? pipeline.at(-1) : undefined;
  return isDoc(last) && isOutputStage(last);
};

export const aggregateCommands: Record<string, Handler> = {
  aggregate: { run: aggregate, writes: endsInOutput },
};
