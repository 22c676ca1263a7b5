import { Aggregator } from 'mingo/aggregator';
import { type Doc, docOf, isDoc } from '../bson.ts';
import { queryOptions } from '../query/matcher.ts';

/** Evaluates a command's `let` once; pipelines read the values as `$$name`. */
export function constantsOf(value: unknown): Doc | undefined {
  if (value === undefined) return undefined;
  const given = docOf(value, 'let');
  const [result] = new Aggregator([{ $replaceWith: given }], queryOptions()).run([{}]);
  return isDoc(result) ? result : given;
}
