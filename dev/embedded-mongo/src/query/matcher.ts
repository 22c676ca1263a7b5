import { Query } from 'mingo/query';
import { type Doc, isDoc } from '../bson.ts';
import { type Collation, foldDoc } from '../index/collation.ts';
import { encodeValue } from '../index/key-encoding.ts';
import { valuesAt } from '../index/key-extraction.ts';
import { type Interval, type Predicate, predicatesOf } from '../index/predicates.ts';
import { allOperators, filterOperators } from './operators.ts';

export type Matcher = (doc: Doc) => boolean;

export type MatchOptions = { collation?: Collation; variables?: Doc };

/** Returns the options of mingo. Scripts are disabled. */
export const queryOptions = (variables?: Doc) => ({
  context: allOperators,
  scriptEnabled: false,
  ...(variables ? { variables } : {}),
});

/**
 * Equality, `$in` and ranges of plain values, compared by index bytes. Most filters contain nothing else, and compiling
 * them with mingo takes longer than finding the document.
 */
function plainTests(filter: Doc): Matcher[] | undefined {
  const tests: Matcher[] = [];
  for (const [path, condition] of Object.entries(filter)) {
    const exists = existence(path, condition);
    if (exists) {
      tests.push(exists);
      continue;
    }
    const negated = negatedBy(condition);
    const { list, complete } = predicatesOf({ [path]: negated ?? condition });
    if (!complete) return undefined;
    const all = list.map(plainTest);
    if (negated) tests.push((doc) => !all.every((test) => test(doc)));
    else tests.push(...all);
  }
  return tests;
}

/** Matches `{ $exists: true }` alone on a top-level field. */
function existence(path: string, condition: unknown): Matcher | undefined {
  if (path.includes('.') || !isDoc(condition) || Object.keys(condition).length > 1) return undefined;
  if (typeof condition.$exists !== 'boolean') return undefined;
  return (doc) => Object.hasOwn(doc, path) === condition.$exists;
}

/** Returns the condition inside a `{ $not: { … } }`. */
function negatedBy(condition: unknown): Doc | undefined {
  if (!isDoc(condition) || !isDoc(condition.$not) || Object.keys(condition).length > 1) return undefined;
  return Object.keys(condition.$not).every((key) => key.startsWith('$')) ? condition.$not : undefined;
}

function plainTest({ path, points, range }: Predicate): Matcher {
  if (points) {
    const wanted = new Set(points.map(({ lo }) => lo.toString('latin1')));
    return (doc) => valuesAt(doc, path).some((value) => wanted.has(encodeValue(value).toString('latin1')));
  }
  return (doc) => range !== undefined && valuesAt(doc, path).some((value) => isWithin(encodeValue(value), range));
}

const isWithin = (bytes: Buffer, { lo, hi }: Interval) =>
  Buffer.compare(bytes, lo) >= 0 && Buffer.compare(bytes, hi) < 0;

const hasExpression = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasExpression);
  return isDoc(value) && Object.entries(value).some(([key, inner]) => key === '$expr' || hasExpression(inner));
};

const filterOptions = (filter: Doc, variables?: Doc) =>
  hasExpression(filter) ? queryOptions(variables) : { context: filterOperators, scriptEnabled: false };

/** Compiles a filter, with mingo unless it is plain. Under a collation both sides are folded. */
export function compileMatcher(filter: Doc, { collation, variables }: MatchOptions = {}): Matcher {
  if (!collation) {
    const tests = plainTests(filter);
    if (tests) return (doc) => tests.every((test) => test(doc));
    const query = new Query<Doc>(filter, filterOptions(filter, variables));
    return (doc) => query.test(doc);
  }
  const query = new Query<Doc>(
    foldDoc(filter, collation),
    filterOptions(filter, variables && foldDoc(variables, collation)),
  );
  return (doc) => query.test(foldDoc(doc, collation));
}

/** Returns a function that tests values, which have no field name, by a condition. */
export const matchesValue = (condition: unknown, collation?: Collation): ((value: unknown) => boolean) => {
  const matches = compileMatcher({ v: condition }, { collation });
  return (value) => matches({ v: value });
};
