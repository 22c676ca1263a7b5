import { firstPlace } from './first-place.ts';

/**
 * Keeps the first elements of an order among all that are added. Each other element is compared once and never sorted.
 */
export class Leading<T> {
  readonly all: T[] = [];
  readonly #limit: number;
  readonly #compare: (a: T, b: T) => number;

  constructor(limit: number, compare: (a: T, b: T) => number) {
    this.#limit = limit;
    this.#compare = compare;
  }

  /** Returns the last of the kept elements; undefined while fewer than `limit` are kept. */
  get last(): T | undefined {
    return this.all[this.#limit - 1];
  }

  add(element: T): void {
    const { last } = this;
    if (last !== undefined && this.#compare(last, element) <= 0) return;
    const isBehind = (place: number) => {
      const kept = this.all[place];
      return kept !== undefined && this.#compare(kept, element) > 0;
    };
    this.all.splice(firstPlace(0, this.all.length, isBehind), 0, element);
    if (this.all.length > this.#limit) this.all.pop();
  }
}
