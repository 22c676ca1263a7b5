import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SortedOrdinals } from './sorted-ordinals.ts';

/** Steps that add an ordinal, remove an existing one, or read the order. */
const steps = fc.array(fc.tuple(fc.constantFrom('add', 'remove', 'look'), fc.nat()), { maxLength: 60 });

it('contains the added and not removed ordinals in order at every read', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const keys: number[] = [];
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
      const order = new SortedOrdinals(compare);
      const there: number[] = [];
      for (const [step, number] of all) {
        if (step === 'add') {
          there.push(keys.push(number % 5) - 1);
          order.add(keys.length - 1);
        } else if (step === 'remove') {
          for (const ordinal of there.splice(number % (there.length + 1), 1)) order.remove(ordinal);
        }
        if (step !== 'remove') expect([...order.all()]).toEqual(there.toSorted(compare));
      }
    }),
  );
});
