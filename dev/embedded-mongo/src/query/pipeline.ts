import { Context } from 'mingo';
import { Aggregator } from 'mingo/aggregator';
import { Lazy } from 'mingo/lazy';
import type * as pipeline from 'mingo/operators/pipeline';
import { type Doc, docOf, isDoc } from '../bson.ts';
import { badValue } from '../errors.ts';
import { parseCollation } from '../index/collation.ts';
import type { FindQuery } from './find.ts';
import { allOperators } from './operators.ts';
import { parseSort, sortDocuments } from './sort.ts';

/** A pipeline split into a query for the storage and the stages that remain for mingo. */
export type SplitPipeline = { query: FindQuery; rest: Doc[] };

/** Moves the first filters, sort, skip and limit of a pipeline into a query. */
export function splitPipeline(stages: Doc[], options: Omit<FindQuery, 'filter'>): SplitPipeline {
  const query: FindQuery = { ...options, filter: {} };
  const filters: Doc[] = [];
  let at = 0;
  for (; isDoc(stages[at]?.$match); at++) filters.push(docOf(stages[at]?.$match, '$match'));
  if (isDoc(stages[at]?.$sort)) query.sort = docOf(stages[at++]?.$sort, '$sort');
  if (typeof stages[at]?.$skip === 'number') query.skip = Number(stages[at++]?.$skip);
  if (typeof stages[at]?.$limit === 'number' && Number(stages[at]?.$limit) > 0)
    query.limit = Number(stages[at++]?.$limit);
  const [only] = filters;
  query.filter = filters.length === 1 && only ? only : filters.length > 1 ? { $and: filters } : {};
  return { query, rest: stages.slice(at) };
}

/** Recognizes the stage of `countDocuments`: one group that sums ones. Returns the group's `_id` and field. */
export function countingStage(rest: Doc[]): { id: unknown; field: string } | undefined {
  const [stage] = rest;
  if (rest.length !== 1 || !stage || !isDoc(stage.$group)) return undefined;
  const { _id: id, ...fields } = stage.$group;
  const [[field, sum] = ['', undefined], ...others] = Object.entries(fields);
  const constant = id === null || typeof id === 'number';
  return constant && others.length === 0 && isDoc(sum) && sum.$sum === 1 ? { id, field } : undefined;
}

export type PipelineOptions = { collation?: Doc; variables?: Doc; resolve: (name: string) => Doc[] };

/** `$sort` in the order of index keys, which is MongoDB's order across types. */
const withOwnSort = (spec: Doc | undefined) => {
  const collation = parseCollation(spec);
  const $sort: typeof pipeline.$sort = (source, keys) =>
    source.transform((documents) => Lazy(sortDocuments(documents, asDoc, parseSort(docOf(keys, '$sort')), collation)));
  return Context.from(Context.init({ pipeline: { $sort } }), allOperators);
};

const asDoc = (value: unknown): Doc => (isDoc(value) ? value : {});

/** Runs the stages of a pipeline on documents. */
export function runPipeline(stages: Doc[], input: Iterable<Doc>, options: PipelineOptions): Doc[] {
  for (const stage of stages) {
    if (Object.keys(stage).length !== 1) {
      throw badValue('A pipeline stage specification object must contain exactly one field.');
    }
  }
  const aggregator = new Aggregator(stages, {
    context: withOwnSort(options.collation),
    scriptEnabled: false,
    collectionResolver: options.resolve,
    ...(options.variables ? { variables: options.variables } : {}),
  });
  return aggregator.run(input).map(asDoc);
}
