import { Long } from 'bson';
import { type Doc, decode, docOf, numberOf, optionalDoc, stringOf } from '../bson.ts';
import { DEFAULT_BATCH } from '../cursors.ts';
import { CommandError } from '../errors.ts';
import { fold } from '../index/collation.ts';
import { encodeValue } from '../index/key-encoding.ts';
import { valuesAt } from '../index/key-extraction.ts';
import { effectiveCollation, type FindQuery } from '../query/find.ts';
import { compileMatcher } from '../query/matcher.ts';
import { createProjector, type Projector } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import type { Store } from '../store.ts';
import { type Command, collectionName, cursorReply, type Handler, namespaceOf, type Reply, reads } from './command.ts';
import { constantsOf } from './variables.ts';

/** Returns the query of a command that reads. */
export function queryOf(body: Doc, filter: Doc): FindQuery {
  return {
    filter,
    sort: optionalDoc(body.sort, 'sort'),
    skip: nonNegative(body.skip, 'skip'),
    limit: Math.abs(numberOf(body.limit, 'limit', 0)),
    hint: body.hint,
    collation: optionalDoc(body.collation, 'collation'),
    variables: constantsOf(body.let),
  };
}

function nonNegative(value: unknown, field: string): number {
  const number = numberOf(value, field, 0);
  if (number >= 0) return number;
  throw new CommandError(51024, 'Location51024', `BSON field '${field}' value must be >= 0, actual value '${number}'`);
}

/** Refuses an invalid filter or sort even for an empty collection. */
function check({ filter, sort, variables }: FindQuery): void {
  compileMatcher(filter, { variables });
  parseSort(sort);
}

function find(store: Store, command: Command): Reply {
  const { body } = command;
  const query = queryOf(body, optionalDoc(body.filter, 'filter') ?? {});
  const collection = store.catalog.find(command.db, collectionName(command));
  if (!collection) check(query);
  const projector = createProjector(optionalDoc(body.projection, 'projection'), query.filter, query.variables);
  const source = collection ? projected(store.finder.find(collection, query), projector) : [][Symbol.iterator]();
  const single = body.singleBatch === true || numberOf(body.limit, 'limit', 0) < 0;
  const size = numberOf(body.batchSize, 'batchSize', DEFAULT_BATCH);
  const ns = namespaceOf(command);
  return cursorReply(ns, store.cursors.start(ns, source, size, single), true);
}

function* projected(found: Iterable<{ raw: Uint8Array }>, projector: Projector): Generator<Uint8Array> {
  for (const { raw } of found) yield projector(raw);
}

function cursorId(value: unknown): bigint {
  if (value instanceof Long) return value.toBigInt();
  return BigInt(numberOf(value, 'cursor', 0));
}

function getMore(store: Store, { body, db }: Command): Reply {
  const ns = `${db}.${stringOf(body.collection, 'collection')}`;
  const size = numberOf(body.batchSize, 'batchSize', 0) || Number.POSITIVE_INFINITY;
  return cursorReply(ns, store.cursors.more(cursorId(body.getMore), ns, size), false);
}

function killCursors(store: Store, { body }: Command): Doc {
  const ids = Array.isArray(body.cursors) ? body.cursors : [];
  const killed = ids.filter((id) => store.cursors.kill(cursorId(id)));
  const rest = { cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  return { cursorsKilled: killed, cursorsNotFound: ids.filter((id) => !killed.includes(id)), ...rest };
}

function count(store: Store, command: Command): Doc {
  const query = queryOf(command.body, optionalDoc(command.body.query, 'query') ?? {});
  const collection = store.catalog.find(command.db, collectionName(command));
  if (!collection) check(query);
  return { n: collection ? store.finder.count(collection, query) : 0, ok: 1 };
}

function distinct(store: Store, command: Command): Doc {
  const { body } = command;
  const query = queryOf(body, optionalDoc(body.query, 'query') ?? {});
  const path = stringOf(body.key, 'key');
  const collection = store.catalog.find(command.db, collectionName(command));
  if (!collection) return { values: [], ok: 1 };
  const collation = effectiveCollation(collection, query);
  const values = new Map<string, unknown>();
  for (const { raw } of store.finder.find(collection, query)) {
    for (const value of valuesAt(decode(raw), path)) {
      if (value === undefined || typeof value === 'symbol') continue;
      const key = encodeValue(fold(value, collation)).toString('latin1');
      if (!values.has(key)) values.set(key, value);
    }
  }
  return { values: [...values.values()], ok: 1 };
}

function explain(store: Store, { body, db }: Command): Doc {
  const inner = docOf(body.explain, 'explain');
  const [name = ''] = Object.keys(inner);
  const collection = store.catalog.find(db, stringOf(inner[name], name));
  const filter = optionalDoc(inner.filter ?? inner.query, 'filter') ?? {};
  const plan = collection && store.finder.planOf(collection, queryOf(inner, filter));
  const stage = plan?.kind === 'index' ? 'IXSCAN' : plan?.kind === 'union' ? 'OR' : plan ? 'COLLSCAN' : 'EOF';
  const indexName = plan?.kind === 'index' ? { indexName: plan.index.name, keyPattern: plan.index.spec.key } : {};
  const sort = plan && !plan.providesSort && inner.sort ? { sort: 'in memory' } : {};
  return {
    queryPlanner: {
      namespace: `${db}.${stringOf(inner[name], name)}`,
      winningPlan: { stage, ...indexName, ...sort },
    },
    ok: 1,
  };
}

export const readCommands: Record<string, Handler> = {
  find: reads(find),
  getMore: reads(getMore),
  killCursors: reads(killCursors),
  count: reads(count),
  distinct: reads(distinct),
  explain: reads(explain),
};
