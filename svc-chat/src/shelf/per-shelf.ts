import type { Shelf } from './shelf.ts';

/** Keeps what was worked out for as long as the goods are the same; beyond `most` of them all begin anew. */
export function createPerShelf<Key, Value>(most: number) {
  const shelves = new WeakMap<Shelf, Map<Key, Value>>();
  return (shelf: Shelf, key: Key, workOut: () => Value): Value => {
    let known = shelves.get(shelf);
    if (!known || known.size >= most) {
      known = new Map();
      shelves.set(shelf, known);
    }
    const found = known.get(key) ?? workOut();
    known.set(key, found);
    return found;
  };
}
