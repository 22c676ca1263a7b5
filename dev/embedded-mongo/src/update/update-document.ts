import { ObjectId } from 'bson';
import { Aggregator } from 'mingo/aggregator';
import { type Doc, decode, docOf, encode, isDoc } from '../bson.ts';
import { CommandError, failedToParse } from '../errors.ts';
import { encodeValue } from '../index/key-encoding.ts';
import { queryOptions } from '../query/matcher.ts';
import { applyOperators, rootsChangedBy } from './apply-operators.ts';
import { locate } from './location.ts';
import { parseArrayFilters } from './paths.ts';

export type UpdateSpec = {
  filter: Doc;
  update: unknown;
  arrayFilters: Doc[];
  variables?: Doc;
  multi: boolean;
};

export type Updated = { doc: Doc; touched?: Set<string> };

/** Changes one document to its next state. */
export type Updater = {
  /** Changes `doc`, which is the caller's own copy, in place. */
  change(doc: Doc): Updated;
  /** Returns the top-level fields that may change, if they are known in advance. */
  roots?(): ReadonlySet<string>;
  /** Returns the document that an upsert inserts when nothing matched. */
  create(): Doc;
};

const STAGES = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/** Creates the updater of an update: a pipeline, operators, or a replacement. */
export function createUpdater(spec: UpdateSpec): Updater {
  if (Array.isArray(spec.update)) return pipelineUpdater(spec, spec.update);
  const update = docOf(spec.update, 'update');
  const isOperators = Object.keys(update)[0]?.startsWith('$') === true;
  return isOperators ? operatorUpdater(spec, update) : replacement(spec, update);
}

function operatorUpdater({ filter, arrayFilters, update: given }: UpdateSpec, update: Doc): Updater {
  const context = { filter, arrayFilters: parseArrayFilters(arrayFilters, given), now: new Date() };
  return {
    roots: () => rootsChangedBy(update),
    change(doc) {
      applyOperators(doc, update, { ...context, inserting: false });
      return { doc, touched: rootsChangedBy(update) };
    },
    create() {
      const doc = seedOf(filter);
      const id = doc._id;
      applyOperators(doc, update, { ...context, inserting: true });
      if (id !== undefined) keepId(id, doc);
      return withId(doc);
    },
  };
}

function replacement({ filter, multi }: UpdateSpec, update: Doc): Updater {
  if (multi) throw failedToParse('multi update is not supported for replacement-style update');
  return {
    change: (doc) => ({ doc: { _id: doc._id, ...update } }),
    create() {
      const { _id } = seedOf(filter);
      return withId(_id === undefined ? { ...update } : { _id, ...update });
    },
  };
}

function pipelineUpdater({ filter, variables }: UpdateSpec, pipeline: unknown[]): Updater {
  const stages = pipeline.map((stage) => docOf(stage, 'update'));
  const unknown = stages.flatMap((stage) => Object.keys(stage)).find((name) => !STAGES.has(name));
  if (unknown) {
    const message = `Unrecognized pipeline stage name or stage not allowed in an update: '${unknown}'`;
    throw new CommandError(40324, 'Location40324', message);
  }
  const aggregator = new Aggregator(stages, queryOptions(variables));
  const run = (doc: Doc): Doc => {
    const result = aggregator.run([doc])[0];
    // Expressions may share parts of their input, so a copy is stored.
    const next = decode(encode(docOf(result, 'result')));
    return next._id === undefined ? { _id: doc._id, ...next } : next;
  };
  return { change: (doc) => ({ doc: run(doc) }), create: () => withId(run(seedOf(filter))) };
}

const withId = (doc: Doc): Doc => {
  const { _id = new ObjectId(), ...rest } = doc;
  return { _id, ...rest };
};

/** Returns the fields that a filter fixes by equality: the start of an upserted document. */
function seedOf(filter: Doc): Doc {
  const doc: Doc = {};
  for (const [path, condition] of demandsOf(filter)) {
    const value = fixedValue(condition);
    if (value !== undefined) locate(doc, path.split('.'), true)?.set(value);
  }
  return doc;
}

/** Yields the conditions on fields that every match satisfies. */
function* demandsOf(filter: Doc): Generator<[path: string, condition: unknown]> {
  for (const [path, condition] of Object.entries(filter)) {
    if (!path.startsWith('$')) yield [path, condition];
    for (const part of certainParts(path, condition)) yield* demandsOf(part);
  }
}

/** Returns the parts of an `$and`, and of an `$or` with a single branch. */
function certainParts(operator: string, parts: unknown): Doc[] {
  if (!Array.isArray(parts)) return [];
  return operator === '$and' || (operator === '$or' && parts.length === 1) ? parts.filter(isDoc) : [];
}

function fixedValue(condition: unknown): unknown {
  if (condition instanceof RegExp) return undefined;
  if (!isDoc(condition) || !Object.keys(condition)[0]?.startsWith('$')) return condition;
  if ('$eq' in condition) return condition.$eq;
  const { $in: list, $all: all } = condition;
  if (Array.isArray(list) && list.length === 1) return list[0];
  return Array.isArray(all) && all.length === 1 ? all[0] : undefined;
}

/** Refuses a change of `_id`. */
export function keepId(id: unknown, doc: Doc): void {
  if (id === doc._id || encodeValue(id).equals(encodeValue(doc._id))) return;
  const message = `Performing an update on the path '_id' would modify the immutable field '_id'`;
  throw new CommandError(66, 'ImmutableField', message);
}
