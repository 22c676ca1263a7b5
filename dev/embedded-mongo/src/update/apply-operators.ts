import { cloneValue, type Doc, docOf, stringOf } from '../bson.ts';
import { conflict, failedToParse } from '../errors.ts';
import { rootOf } from '../index/index-spec.ts';
import { addToSet, pop, pull, pullAll, push } from './array-operators.ts';
import { type Location, locate } from './location.ts';
import { expandPath, type PathContext } from './paths.ts';
import { bitwise, calculate, currentDate, keepExtreme } from './value-operators.ts';

export type OperatorContext = PathContext & { inserting: boolean; now: Date };

type Apply = (place: Location, argument: unknown, path: string, context: OperatorContext) => void;

const set: Apply = (place, value) => place.set(cloneValue(value));

/** Operators that create a missing path, and those that ignore one. */
const CREATING: Record<string, Apply> = {
  $set: set,
  $setOnInsert: (place, value, path, context) => context.inserting && set(place, value, path, context),
  $inc: (place, by, path) => calculate('$inc', place, by, path),
  $mul: (place, by, path) => calculate('$mul', place, by, path),
  $min: (place, value) => keepExtreme(place, value, -1),
  $max: (place, value) => keepExtreme(place, value, 1),
  $currentDate: (place, spec, _path, { now }) => currentDate(place, spec, now),
  $bit: bitwise,
  $push: push,
  $addToSet: addToSet,
};

const KEEPING: Record<string, Apply> = {
  $unset: (place) => place.get() !== undefined && place.remove(),
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};

/** Applies the operators to `doc` in place. */
export function applyOperators(doc: Doc, update: Doc, context: OperatorContext): void {
  const paths: string[] = [];
  for (const [operator, spec] of Object.entries(update)) {
    for (const [path, argument] of Object.entries(docOf(spec, operator))) {
      paths.push(path);
      if (operator === '$rename') paths.push(rename(doc, path, stringOf(argument, operator)));
      else if (operator !== '$setOnInsert' || context.inserting) applyOne(doc, operator, path, argument, context);
    }
  }
  refuseConflicts(paths);
}

function applyOne(doc: Doc, operator: string, path: string, argument: unknown, context: OperatorContext): void {
  const creating = CREATING[operator];
  const apply = creating ?? KEEPING[operator];
  if (!apply) {
    throw failedToParse(
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  for (const parts of expandPath(doc, path, context)) {
    const place = locate(doc, parts, creating !== undefined);
    if (place) apply(place, argument, path, context);
  }
}

function rename(doc: Doc, from: string, to: string): string {
  const source = locate(doc, from.split('.'), false);
  const value = source?.get();
  if (source && value !== undefined) {
    source.remove();
    locate(doc, to.split('.'), true)?.set(value);
  }
  return to;
}

/** Refuses a path that occurs twice or leads through another one. */
function refuseConflicts(paths: string[]): void {
  if (paths.length < 2) return;
  const known = new Set(paths);
  const twice = known.size < paths.length ? paths.find((path, at) => paths.indexOf(path) < at) : undefined;
  if (twice !== undefined) throw clash(twice, twice);
  for (const path of paths) {
    for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
      const prefix = path.slice(0, dot);
      if (known.has(prefix)) throw clash(path, prefix);
    }
  }
}

const clash = (path: string, at: string) => conflict(`Updating the path '${path}' would create a conflict at '${at}'`);

/** Returns the top-level fields that the operators may change in an existing document. */
export function rootsChangedBy(update: Doc): Set<string> {
  const roots = new Set<string>();
  for (const [operator, spec] of Object.entries(update)) {
    if (operator === '$setOnInsert') continue;
    for (const [path, argument] of Object.entries(docOf(spec, operator))) {
      roots.add(rootOf(path));
      if (operator === '$rename') roots.add(rootOf(String(argument)));
    }
  }
  return roots;
}
