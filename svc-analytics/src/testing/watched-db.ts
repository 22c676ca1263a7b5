import type { Collection, Db } from 'mongodb';

const OPERATIONS = new Set([
  'findOne',
  'insertMany',
  'bulkWrite',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'drop',
]);

/**
 * Returns a database that calls `onOperation` before each of these operations. When `onOperation` throws, the operation
 * is not executed.
 */
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
