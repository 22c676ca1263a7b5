import { Query } from 'mingo/query';
import type { Doc } from '../bson.ts';
import { type Collation, fold, foldDoc } from '../index/collation.ts';
import { allOperators } from './operators.ts';

export type Matcher = (doc: Doc) => boolean;

export type MatchOptions = { collation?: Collation; variables?: Doc };

export const queryOptions = (variables?: Doc) => ({
  context: allOperators,
  scriptEnabled: false,
  ...(variables ? { variables } : {}),
});

/** A filter compiled by mingo. Under a collation both sides are folded, so that equal strings are the same string. */
export function compileMatcher(filter: Doc, { collation, variables }: MatchOptions = {}): Matcher {
  if (Object.keys(filter).length === 0) return () => true;
  if (!collation) {
    const query = new Query<Doc>(filter, queryOptions(variables));
    return (doc) => query.test(doc);
  }
  const query = new Query<Doc>(
    foldDoc(filter, collation),
    queryOptions(variables && foldDoc(variables, collation)),
  );
  return (doc) => query.test(foldDoc(doc, collation));
}

export const matchesValue = (condition: unknown, collation?: Collation): ((value: unknown) => boolean) => {
  const query = new Query<Doc>({ v: fold(condition, collation) }, queryOptions());
  return (value) => query.test({ v: fold(value, collation) });
};
