import { type Doc, isDoc } from '../bson.ts';
import { type Collation, parseCollation } from '../index/collation.ts';
import { type Index, isIdKey } from '../index/index-spec.ts';
import { encodeValue } from '../index/key-encoding.ts';
import { choosePlan, type Plan } from '../index/planner.ts';
import { isPlain } from '../index/predicates.ts';
import { type Collection, documentCount } from '../storage/collection.ts';
import { firstNumber, type Statements } from '../storage/database.ts';
import type { DocCache } from '../storage/doc-cache.ts';
import { candidates, keyed } from '../storage/scan.ts';
import { compileMatcher } from './matcher.ts';
import { parseSort, sortDocuments } from './sort.ts';

/** `doc` is the decoded document, for reading only, if the search decoded it. */
export type Found = { rid: number; raw: Uint8Array; doc?: Doc };

export type FindQuery = {
  filter: Doc;
  sort?: Doc;
  skip?: number;
  limit?: number;
  hint?: unknown;
  collation?: Doc;
  variables?: Doc;
};

export type Finder = ReturnType<typeof createFinder>;

/** Finds documents: selects an index, reads it in chunks and drops what does not match. */
export function createFinder(statements: Statements, cache: DocCache) {
  function* matching(collection: Collection, plan: Plan, query: FindQuery, expected: number): Generator<Found> {
    const collation = effectiveCollation(collection, query);
    if (plan.exact) {
      yield* candidates(statements, collection, plan, expected);
      return;
    }
    const matches = compileMatcher(query.filter, { collation, variables: query.variables });
    for (const found of candidates(statements, collection, plan, 0)) {
      const doc = cache.read(found.rid, found.raw);
      if (matches(doc)) yield { ...found, doc };
    }
  }

  /** Returns the document whose `_id` the filter names, if the rest of the filter matches. */
  function byId({ filter, variables }: FindQuery, index: Index): Found | undefined {
    const { _id, ...rest } = filter;
    const matches = Object.keys(rest).length > 0 ? compileMatcher(rest, { variables }) : undefined;
    const found = keyed(statements, index, encodeValue(_id));
    if (!found || !matches) return found;
    const doc = cache.read(found.rid, found.raw);
    return matches(doc) ? { ...found, doc } : undefined;
  }

  /** Yields results lazily; only an order that no index provides is computed first. */
  function* find(collection: Collection, query: FindQuery): Generator<Found> {
    const { skip = 0, limit = 0 } = query;
    const idIndex = idIndexFor(collection, query);
    if (idIndex) {
      const found = byId(query, idIndex);
      if (found && skip === 0) yield found;
      return;
    }
    const rest = inOrder(collection, query, skip + limit).drop(skip);
    yield* limit > 0 ? rest.take(limit) : rest;
  }

  function inOrder(collection: Collection, query: FindQuery, expected: number): IteratorObject<Found> {
    const collation = effectiveCollation(collection, query);
    const sort = parseSort(query.sort);
    const plan = planOf(collection, query);
    const found = matching(collection, plan, query, plan.providesSort ? expected : 0);
    if (plan.providesSort || sort.length === 0) return found;
    return sortDocuments([...found], ({ rid, raw }) => cache.read(rid, raw), sort, collation).values();
  }

  function planOf(collection: Collection, query: FindQuery): Plan {
    const collation = effectiveCollation(collection, query);
    const { filter, hint } = query;
    return choosePlan(collection, { filter, sort: parseSort(query.sort), hint, collation });
  }

  function count(collection: Collection, query: FindQuery): number {
    const { skip = 0, limit = 0 } = query;
    const total = countAll(collection, query);
    const rest = Math.max(0, total - skip);
    return limit > 0 ? Math.min(rest, limit) : rest;
  }

  function countAll(collection: Collection, query: FindQuery): number {
    const plan = planOf(collection, query);
    if (plan.kind === 'scan' && plan.exact) return documentCount(statements, collection);
    if (plan.kind === 'index' && plan.exact && !plan.index.arrayFields.includes(true)) {
      const { ranges } = plan.bounds;
      return ranges.reduce((sum, r) => sum + firstNumber(statements.countRange.get(plan.index.id, r.lo, r.hi)), 0);
    }
    let total = 0;
    for (const _found of matching(collection, plan, query, 0)) total += 1;
    return total;
  }

  return { find, count, planOf };
}

/** Returns the index of `_id` if the filter names one plain value without hint or collation. */
function idIndexFor(collection: Collection, query: FindQuery): Index | undefined {
  const { filter, hint, sort } = query;
  if (!isPlain(filter._id) || hint !== undefined || effectiveCollation(collection, query)) return undefined;
  parseSort(sort);
  return collection.indexes.find(({ spec }) => isIdKey(spec.key));
}

/** Returns the query's collation, or that of the collection. */
export function effectiveCollation(collection: Collection, { collation }: { collation?: Doc }): Collation | undefined {
  const inherited = collection.options.collation;
  return parseCollation(collation ?? (isDoc(inherited) ? inherited : undefined));
}
