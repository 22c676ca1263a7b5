import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import { gone } from './errors.ts';
import { dropFormerIndex } from './mongo.ts';

// A plain hash is sufficient: ids are random, and the record must not name the erased person.
const hashOf = (person: string) => createHash('sha256').update(person).digest('base64url');

const deleted = () => gone('This account was deleted.');

/** Deletes data that a late write stored about erased people. Idempotent. */
type Undo = (erased: readonly string[]) => Promise<unknown>;

/**
 * Hashed ids of the people whose account was deleted, in the database of one service. `createEraser` records a person
 * before it erases, so a write that comes later is rejected, and a concurrent write is undone by its own check
 * afterwards: either the erasure sees the write, or the write sees the record. `timeoutMS` bounds each check.
 */
export function createErasedPeople(db: Db, { timeoutMS }: { timeoutMS?: number } = {}) {
  const within = timeoutMS === undefined ? {} : { timeoutMS };
  const erased = db.collection<{ _id: string; at: Date }>('erasedPeople');

  async function among(people: readonly string[]): Promise<string[]> {
    if (people.length === 0) return [];
    const byHash = new Map(people.map((person) => [hashOf(person), person]));
    const recorded = { _id: { $in: [...byHash.keys()] } };
    const found = await erased.find(recorded, { projection: { _id: 1 }, ...within }).toArray();
    return found.flatMap(({ _id }) => byHash.get(_id) ?? []);
  }

  /**
   * Runs a write about a person whose record was read a moment ago: like `guard` without the check before the write.
   * @throws gone when the person is erased; the write is undone first
   */
  async function guardLate<T>(person: string, write: () => Promise<T>, undo: Undo): Promise<T> {
    const result = await write();
    if ((await among([person])).length === 0) return result;
    await undo([person]);
    throw deleted();
  }

  return {
    /** Drops the index by which earlier releases expire the records. */
    ensureIndexes: (): Promise<void> => dropFormerIndex(erased, 'expiresAt_1'),

    /**
     * Records a person, before anything of theirs is erased. The record stays: a seller may hand over an order, whose
     * event names its buyer, at any later time.
     */
    async record(person: string): Promise<void> {
      await erased.updateOne({ _id: hashOf(person) }, { $setOnInsert: { at: new Date() } }, { upsert: true });
    },

    among,

    /**
     * Runs a write about several people for those who are not erased, and undoes it for those erased in the meantime.
     */
    async guardAll<T>(people: readonly string[], write: (erased: ReadonlySet<string>) => Promise<T>, undo: Undo) {
      const before = new Set(await among(people));
      const result = await write(before);
      const erasedLate = (await among(people)).filter((person) => !before.has(person));
      if (erasedLate.length > 0) await undo(erasedLate);
      return result;
    },

    /**
     * Runs a write about one person.
     * @throws gone when the person is erased; a concurrent write is undone first
     */
    async guard<T>(person: string, write: () => Promise<T>, undo: Undo): Promise<T> {
      if ((await among([person])).length > 0) throw deleted();
      return guardLate(person, write, undo);
    },

    guardLate,
  };
}

export type ErasedPeople = ReturnType<typeof createErasedPeople>;
