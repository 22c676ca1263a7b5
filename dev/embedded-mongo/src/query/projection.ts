import { Aggregator } from 'mingo/aggregator';
import { Query } from 'mingo/query';
import { type Doc, decode, encode, isDoc } from '../bson.ts';
import { queryOptions } from './matcher.ts';

export type Projector = (raw: Uint8Array) => Uint8Array;

/** Creates the projection of a query: plain lists of fields here, everything else by mingo. */
export function createProjector(projection: Doc | undefined, filter: Doc, variables?: Doc): Projector {
  if (!projection || Object.keys(projection).length === 0) return (raw) => raw;
  const fields = flatten(projection);
  if (fields) return (raw) => encode(plainProjection(decode(raw), fields));
  if (isSliceOnly(projection))
    return (raw) => encode({ ...decode(raw), ...project(raw, projection, filter, variables) });
  return (raw) => encode(project(raw, projection, filter, variables));
}

function project(raw: Uint8Array, projection: Doc, filter: Doc, variables?: Doc): Doc {
  const doc = decode(raw);
  // The positional `$` requires the filter; anything else is a `$project` stage.
  if (Object.keys(projection).some((path) => path.endsWith('.$'))) {
    const [result] = new Query<Doc>(filter, queryOptions(variables)).find<Doc>([doc], projection).all();
    return result ?? {};
  }
  const [result] = new Aggregator([{ $project: projection }], queryOptions(variables)).run([doc]);
  return isDoc(result) ? result : {};
}

const isSliceOnly = (projection: Doc) =>
  Object.values(projection).every((spec) => isDoc(spec) && Object.keys(spec)[0] === '$slice');

type Fields = { include: boolean; id: boolean; tree: Tree };
type Tree = Map<string, Tree | true>;

/** Parses `{ a: 1, 'b.c': 1 }` or `{ a: 0 }`; undefined for anything else. */
function flatten(projection: Doc): Fields | undefined {
  const tree: Tree = new Map();
  let include: boolean | undefined;
  let id: boolean | undefined;
  for (const [path, value] of Object.entries(projection)) {
    if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
    if (path.includes('$')) return undefined;
    if (path === '_id') {
      id = Boolean(value);
      continue;
    }
    if (include !== undefined && include !== Boolean(value)) return undefined;
    include = Boolean(value);
    grow(tree, path.split('.'));
  }
  if (include === undefined) return { include: id === true, id: id ?? true, tree };
  return { include, id: id ?? true, tree };
}

function grow(tree: Tree, parts: string[]): void {
  const [name = '', ...rest] = parts;
  const known = tree.get(name);
  if (known === true) return;
  if (rest.length === 0) {
    tree.set(name, true);
    return;
  }
  const branch: Tree = known ?? new Map();
  tree.set(name, branch);
  grow(branch, rest);
}

function plainProjection(doc: Doc, { include, id, tree }: Fields): Doc {
  const { _id, ...rest } = doc;
  const kept = include ? pick(rest, tree) : omit(rest, tree);
  return id && _id !== undefined ? { _id, ...kept } : kept;
}

function pick(doc: Doc, tree: Tree): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const branch = tree.get(name);
    if (branch === true) out[name] = value;
    else if (branch) {
      const inner = pickWithin(value, branch);
      if (inner !== undefined) out[name] = inner;
    }
  }
  return out;
}

function pickWithin(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((entry) => pickWithin(entry, tree)).filter((entry) => entry !== undefined);
  return isDoc(value) ? pick(value, tree) : undefined;
}

function omit(doc: Doc, tree: Tree): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const branch = tree.get(name);
    if (branch === undefined) out[name] = value;
    else if (branch !== true) out[name] = omitWithin(value, branch);
  }
  return out;
}

function omitWithin(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((entry) => omitWithin(entry, tree));
  return isDoc(value) ? omit(value, tree) : value;
}
