import type { Collection, Db } from 'mongodb';

const OPERATIONS = new Set(['findOne', 'bulkWrite', 'updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'drop']);

/** A database that tells of each of these operations before it is done; when `onOperation` throws, it is not done. */
export function watchedDb(db: Db, onOperation: (collection: string, name: string) => Promise<void>): Db {
  const watched = (collection: Collection) =>
    new Proxy(collection, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (!OPERATIONS.has(String(name))) return value.bind(target);
        return async (...args: unknown[]) => {
          await onOperation(target.collectionName, String(name));
          return value.apply(target, args);
        };
      },
    });
  return new Proxy(db, {
    get(target, name) {
      if (name === 'collection') return (of: string) => watched(target.collection(of));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
