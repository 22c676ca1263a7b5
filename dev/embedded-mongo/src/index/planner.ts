import { type Doc, encode, isDoc } from '../bson.ts';
import { badValue } from '../errors.ts';
import { matchesValue } from '../query/matcher.ts';
import type { Collection } from '../storage/collection.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import { type Collation, sameCollation } from './collation.ts';
import type { Index } from './index-spec.ts';
import { contains, type Predicates, predicatesOf } from './predicates.ts';

export type SortField = { path: string; descending: boolean };

export type IndexPlan = {
  kind: 'index';
  index: Index;
  bounds: Bounds;
  backward: boolean;
  exact: boolean;
  providesSort: boolean;
};

export type Plan =
  | IndexPlan
  | { kind: 'scan'; backward: boolean; exact: boolean; providesSort: boolean }
  | { kind: 'union'; plans: IndexPlan[]; exact: false; providesSort: false };

export type PlanInput = { filter: Doc; sort: SortField[]; hint?: unknown; collation?: Collation };

/** Returns the plan that visits the fewest keys; a scan of the collection when no index helps. */
export function choosePlan(collection: Collection, input: PlanInput): Plan {
  const hinted = input.hint === undefined ? undefined : resolveHint(collection, input.hint);
  if (hinted && 'kind' in hinted) return hinted;
  const predicates = predicatesOf(input.filter, input.collation);
  if (hinted) return planFor(hinted, predicates, input);
  const natural = scanPlan(input);
  if (natural.providesSort && input.sort.length > 0) return natural;
  const best = bestPlan(collection.indexes, predicates, input);
  if (best && narrows(best)) return best;
  return unionPlan(collection, input) ?? best ?? natural;
}

function bestPlan(indexes: readonly Index[], predicates: Predicates, input: PlanInput): IndexPlan | undefined {
  let best: { plan: IndexPlan; score: number } | undefined;
  for (const index of indexes) {
    if (!mayServe(index, predicates, input)) continue;
    const plan = planFor(index, predicates, input);
    const score = scoreOf(plan, input);
    if (score > (best?.score ?? 0)) best = { plan, score };
    // No plan is more selective than a complete unique key.
    if (index.unique && plan.bounds.fixedFields === index.fields.length) break;
  }
  return best?.plan;
}

function scanPlan({ filter, sort }: PlanInput): Plan {
  const [first] = sort;
  const byNature = sort.length === 0 || first?.path === '$natural';
  const backward = byNature && first?.descending === true;
  return { kind: 'scan', backward, exact: Object.keys(filter).length === 0, providesSort: byNature };
}

function resolveHint(collection: Collection, hint: unknown): Index | Plan {
  if (isDoc(hint) && '$natural' in hint) {
    return { kind: 'scan', backward: Number(hint.$natural) < 0, exact: false, providesSort: false };
  }
  const byKey = isDoc(hint) ? Buffer.from(encode(hint)) : undefined;
  const index = collection.indexes.find(({ name, spec }) =>
    byKey ? isDoc(spec.key) && byKey.equals(encode(spec.key)) : name === hint,
  );
  if (index) return index;
  throw badValue(
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  );
}

function planFor(index: Index, predicates: Predicates, { sort, collation }: PlanInput): IndexPlan {
  const bounds = boundsOf(index, predicates, collation);
  const direction = sortDirection(index, bounds, sort, collation);
  return {
    kind: 'index',
    index,
    bounds,
    backward: direction === 'backward',
    exact: bounds.exact,
    providesSort: direction !== undefined,
  };
}

/**
 * Returns the direction in which the index yields the wanted order: its fields after the fixed ones are those of the
 * sort.
 */
function sortDirection(
  index: Index,
  bounds: Bounds,
  sort: SortField[],
  collation?: Collation,
): 'forward' | 'backward' | undefined {
  if (sort.length === 0) return 'forward';
  if (collation || !sameCollation(index.collation, collation)) return undefined;
  const fixed = new Set(index.paths.slice(0, bounds.fixedFields).filter((_, i) => !index.arrayFields[i]));
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  const offered = index.fields.slice(bounds.fixedFields);
  let turned: boolean | undefined;
  for (const [i, { path, descending }] of wanted.entries()) {
    const field = offered[i];
    if (field?.path !== path || index.arrayFields[bounds.fixedFields + i]) return undefined;
    turned ??= field.descending !== descending;
    if (turned !== (field.descending !== descending)) return undefined;
  }
  return turned ? 'backward' : 'forward';
}

/** Whether the plan visits only a part of the documents; a partial index always does. */
const narrows = ({ index, bounds }: IndexPlan): boolean =>
  index.partial !== undefined || bounds.fixedFields > 0 || bounds.hasList || bounds.hasRange;

function scoreOf({ index, bounds, providesSort }: IndexPlan, { sort }: PlanInput): number {
  // The plan visits at most one document for each key.
  const onePerKey = bounds.keys && index.unique;
  const search =
    bounds.fixedFields * 100 + (bounds.hasList ? 60 : 0) + (bounds.hasRange ? 30 : 0) + (onePerKey ? 1000 : 0);
  const order = providesSort && sort.length > 0 ? 50 : 0;
  const total = search + order + (index.partial ? 20 : 0);
  return total === 0 ? 0 : total - index.fields.length;
}

/** Whether a partial or sparse index contains everything that the filter can match. */
function mayServe(index: Index, predicates: Predicates, { filter }: PlanInput): boolean {
  const excludesNull = (path: string) =>
    predicates.list.some((p) => p.path === path && (p.range || p.values?.every((v) => v !== null && v !== undefined)));
  if (index.sparse && !index.paths.some(excludesNull)) return false;
  if (!index.partial) return true;
  const demands = predicatesOf(index.partial.filter);
  return Object.entries(index.partial.filter).every(([path, condition]) => {
    if (path.startsWith('$')) return sameValue(filter[path], condition);
    if (sameValue(filter[path], condition)) return true;
    if (isDoc(condition) && sameValue(condition, { $exists: true })) return excludesNull(path);
    const holds = matchesValue(condition);
    const outer = demands.list.filter((demand) => demand.path === path && demand.range);
    return predicates.list.some((predicate) => {
      if (predicate.path !== path) return false;
      if (predicate.values) return predicate.values.every(holds);
      const { range } = predicate;
      const [demand] = outer;
      return (
        isDoc(condition) &&
        Object.keys(condition).length === 1 &&
        range &&
        demand?.range &&
        contains(demand.range, range)
      );
    });
  });
}

const sameValue = (a: unknown, b: unknown) => a !== undefined && Buffer.from(encode({ v: a })).equals(encode({ v: b }));

/** Returns the union of plans for the branches of an `$or`, if each has an index. */
function unionPlan(collection: Collection, input: PlanInput): Plan | undefined {
  const { $or: branches, ...rest } = input.filter;
  if (!Array.isArray(branches) || branches.length === 0) return undefined;
  const plans: IndexPlan[] = [];
  for (const branch of branches) {
    if (!isDoc(branch)) return undefined;
    const filter = { $and: [rest, branch] };
    const plan = choosePlan(collection, { filter, sort: [], collation: input.collation });
    if (plan.kind !== 'index') return undefined;
    plans.push(plan);
  }
  return { kind: 'union', plans, exact: false, providesSort: false };
}
