import { firstPlace } from './first-place.ts';

/**
 * Keeps the first elements of an order among all that are added. Each other element is compared once and never sorted.
 */
export class Leading<T> {
  readonly all: T[] = [];
  readonly #most: number;
  readonly #compare: (a: T, b: T) => number;

  constructor(most: number, compare: (a: T, b: T) => number) {
    this.#most = most;
    this.#compare = compare;
  }

  /** Returns the last of the kept elements; undefined while there are fewer than wanted. */
  get last(): T | undefined {
    return this.all[this.#most - 1];
  }

  add(one: T): void {
    const { last } = this;
    if (last !== undefined && this.#compare(last, one) <= 0) return;
    const isBehind = (place: number) => {
      const other = this.all[place];
      return other !== undefined && this.#compare(other, one) > 0;
    };
    this.all.splice(firstPlace(0, this.all.length, isBehind), 0, one);
    if (this.all.length > this.#most) this.all.pop();
  }
}
