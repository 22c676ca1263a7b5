import { type Doc, decode, docOf, encode, stringOf } from '../bson.ts';
import { CommandError } from '../errors.ts';
import { type Index, toIndex } from '../index/index-spec.ts';
import { type Collection, ridBounds } from './collection.ts';
import { bytesOf, firstNumber, rowsOf, type Statements } from './database.ts';

const ID_INDEX: Doc = { v: 2, key: { _id: 1 }, name: '_id_' };

export type Catalog = ReturnType<typeof createCatalog>;

/** Collections and indexes, held in memory and written through to the file. */
export function createCatalog(statements: Statements) {
  const collections = new Map<string, Collection>();

  function load(): void {
    collections.clear();
    const byId = new Map<number, Collection>();
    for (const [id, db, name, options] of rowsOf(statements.allCollections.all())) {
      const collection = assemble(Number(id), stringOf(db, 'db'), stringOf(name, 'name'), decode(bytesOf(options)));
      collections.set(collection.namespace, collection);
      byId.set(collection.id, collection);
    }
    for (const [id, owner, spec, arrays] of rowsOf(statements.allIndexes.all())) {
      const arrayFields = [...stringOf(arrays, 'array_fields')].map((flag) => flag === '1');
      byId.get(Number(owner))?.indexes.push(toIndex(Number(id), decode(bytesOf(spec)), arrayFields));
    }
  }

  function assemble(id: number, db: string, name: string, options: Doc): Collection {
    return { id, db, name, namespace: `${db}.${name}`, options, indexes: [] };
  }

  function create(db: string, name: string, options: Doc): Collection {
    checkName(db, name);
    if (collections.has(`${db}.${name}`)) {
      throw new CommandError(48, 'NamespaceExists', `Collection ${db}.${name} already exists.`);
    }
    const draft = assemble(0, db, name, options);
    const id = firstNumber(statements.insertCollection.get(db, name, encode(options)));
    const collection = { ...draft, id, count: 0 };
    collections.set(collection.namespace, collection);
    addIndex(collection, ID_INDEX);
    return collection;
  }

  function addIndex(collection: Collection, spec: Doc): Index {
    const draft = toIndex(0, spec, []);
    const id = firstNumber(statements.insertIndex.get(collection.id, encode(spec)));
    const index = { ...draft, id };
    collection.indexes.push(index);
    return index;
  }

  function dropIndex(collection: Collection, index: Index): void {
    statements.dropEntries.run(index.id);
    statements.deleteIndex.run(index.id);
    collection.indexes = collection.indexes.filter((other) => other !== index);
  }

  function drop(collection: Collection): void {
    for (const index of collection.indexes) dropIndex(collection, index);
    statements.dropDocs.run(...ridBounds(collection));
    statements.deleteCollection.run(collection.id);
    collections.delete(collection.namespace);
  }

  load();
  return {
    load,
    create,
    addIndex,
    dropIndex,
    drop,
    find: (db: string, name: string) => collections.get(`${db}.${name}`),
    findOrCreate: (db: string, name: string) => collections.get(`${db}.${name}`) ?? create(db, name, {}),
    ofDatabase: (db: string) => [...collections.values()].filter((collection) => collection.db === db),
    all: () => [...collections.values()],
  };
}

function checkName(db: string, name: string): void {
  const bad = name === '' || name.includes('$') || name.includes('\0') || name.startsWith('.') || name.endsWith('.');
  if (bad || db === '' || /[/\\. "$\0]/.test(db)) {
    throw new CommandError(73, 'InvalidNamespace', `Invalid namespace specified '${db}.${name}'`);
  }
}

/** Whether two indexes on the same keys have the same options. */
export const sameIndexOptions = (a: Doc, b: Doc): boolean => {
  const essence = ({ v: _v, name: _name, ...rest }: Doc) => Buffer.from(encode(docOf(rest, 'index')));
  return essence(sorted(a)).equals(essence(sorted(b)));
};

function sorted(spec: Doc): Doc {
  const kept = Object.entries(spec).filter(([, value]) => value !== false);
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}
