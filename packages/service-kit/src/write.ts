import { setTimeout as delay } from 'node:timers/promises';
import type { Collection, UpdateFilter } from 'mongodb';
import { type DomainError, unavailable } from './errors.ts';
import type { EventEnvelope } from './events/event.ts';
import type { WithPendingEvents } from './events/pulls.ts';
import { writeConflicts } from './metrics.ts';
import { unlessDuplicate } from './mongo.ts';

/**
 * New state of a document, with the events that are stored in the same write. Rules may add fields that `save` needs.
 */
export type Decided<S> = { state: S; events?: readonly EventEnvelope[] };

type WriteOptions<K, S, C, D extends Decided<NonNullable<S>>> = {
  /** Noun of the document, such as `cart`: label of the metric and subject of the error. */
  document: string;
  /** Reads the current state that a command needs; undefined for a document that does not exist. */
  load(key: K, command: C): Promise<S>;
  /**
   * Pure rule. Returns the new state with its events, or undefined when nothing changes. Throws a DomainError to reject
   * the command.
   */
  decide(state: S, command: C): D | undefined;
  /**
   * Writes `decided.state` and pushes `decided.events` into `pendingEvents` if the stored revision is still that of
   * `before`. Returns the saved state, or undefined when another writer was faster.
   */
  save(before: S, decided: D, key: K): Promise<NonNullable<S> | undefined>;
  /** Creates the error after `MAX_CONFLICTS` conflicts; 503 by default. */
  tooManyConflicts?(key: K): DomainError;
};

/**
 * Changes a document by a command. Returns the state after the change, or the loaded state when nothing changes.
 * `known` is a state that may be outdated, such as a cached one: the first attempt uses it, and only a successful save
 * is final. A refusal or "no change" that was decided from it is decided again from the stored state.
 * @throws DomainError of the rule, or of `tooManyConflicts`.
 */
export type Write<K, S, C> = (key: K, command: C, known?: NonNullable<S>) => Promise<S>;

/** Maximum number of saves of one command that fail because another writer was faster. */
export const MAX_CONFLICTS = 100;

/**
 * The first retry is immediate; later ones wait a random time below this bound, which doubles up to `MAX_PAUSE_MS`.
 */
const FIRST_PAUSE_MS = 1;
/** Upper limit of the bound of random pauses, in milliseconds. */
const MAX_PAUSE_MS = 32;

async function backOff(conflicts: number): Promise<void> {
  if (conflicts <= 1) return;
  const boundMs = Math.min(FIRST_PAUSE_MS * 2 ** (conflicts - 1), MAX_PAUSE_MS);
  await delay(Math.random() * boundMs);
}

/** Creates a function that runs the works of one key one after another; works of different keys run side by side. */
function createKeyedQueue<K>() {
  const last = new Map<K, Promise<unknown>>();
  return <T>(key: K, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const run = before ? before.then(work, work) : work();
    last.set(key, run);
    const leave = () => {
      if (last.get(key) === run) last.delete(key);
    };
    run.then(leave, leave);
    return run;
  };
}

/**
 * Creates the optimistic write of a document: load, decide, save, and retry while other writers are faster. Commands
 * with an equal key (a string, or the same object) take turns in this process: under load they would otherwise fail one
 * another's saves, and each would be repeated many times. So conflicts come from other instances and other writes.
 */
export function createWrite<K, S, C, D extends Decided<NonNullable<S>> = Decided<NonNullable<S>>>(
  options: WriteOptions<K, S, C, D>,
): Write<K, S, C> {
  const { document, load, decide, save } = options;
  const { tooManyConflicts = () => unavailable(`The ${document} is being changed elsewhere. Please try again.`) } =
    options;
  const enqueue = createKeyedQueue<K>();

  async function saveFromKnown(key: K, command: C, known: NonNullable<S>): Promise<NonNullable<S> | undefined> {
    let decided: D | undefined;
    try {
      decided = decide(known, command);
    } catch {
      // The refusal may be due to the outdated state: the loaded state decides.
      return undefined;
    }
    return decided && save(known, decided, key);
  }

  async function write(key: K, command: C, known: NonNullable<S> | undefined): Promise<S> {
    if (known !== undefined) {
      const saved = await saveFromKnown(key, command, known);
      if (saved !== undefined) return saved;
    }
    for (let conflicts = 0; conflicts < MAX_CONFLICTS; ) {
      const before = await load(key, command);
      const decided = decide(before, command);
      if (decided === undefined) return before;
      const saved = await save(before, decided, key);
      if (saved !== undefined) return saved;
      conflicts += 1;
      writeConflicts.labels(document).inc();
      await backOff(conflicts);
    }
    throw tooManyConflicts(key);
  }

  return (key, command, known) => enqueue(key, () => write(key, command, known));
}

/** A document that `saveRevision` stores; the first save has revision 1. */
export type Revisioned = { _id: string; revision: number };

/**
 * Usual `save` of a document in its own collection: inserts it when `before` is undefined, otherwise changes it if its
 * revision is still that of `before`. Increments the revision, and pushes the events into `pendingEvents` in the same
 * write; call `outbox.announce` afterwards. Removes fields that `state` no longer has. Returns undefined when another
 * writer was faster.
 */
export async function saveRevision<T extends Revisioned>(
  collection: Collection<T & WithPendingEvents>,
  before: T | undefined,
  { state, events = [] }: Decided<T>,
): Promise<T | undefined> {
  // The driver's types cannot express a generic document; the fields used here exist in both types.
  const documents = collection as unknown as Collection<Revisioned & WithPendingEvents>;
  const after: T = { ...state, revision: (before?.revision ?? 0) + 1 };
  if (before) {
    const { matchedCount } = await documents.updateOne(
      { _id: before._id, revision: before.revision },
      changeOf(before, after, events),
    );
    return matchedCount === 1 ? after : undefined;
  }
  return (await unlessDuplicate(documents.insertOne({ ...after, pendingEvents: [...events] }))) && after;
}

function changeOf(before: Revisioned, after: Revisioned, events: readonly EventEnvelope[]) {
  const { _id, ...fields } = after;
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  const removed = Object.keys(before).filter((name) => name !== '_id' && !kept.some(([key]) => key === name));
  const change: UpdateFilter<Revisioned & WithPendingEvents> = { $set: Object.fromEntries(kept) };
  if (removed.length > 0) change.$unset = Object.fromEntries(removed.map((name) => [name, '']));
  if (events.length > 0) change.$push = { pendingEvents: { $each: [...events] } };
  return change;
}
