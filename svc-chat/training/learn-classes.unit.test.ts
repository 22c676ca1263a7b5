import { describe, expect, it } from 'vitest';
import { type Classed, learnClasses, shuffled } from './learn-classes.ts';

const WORDS = Array.from({ length: 40 }, (_, at) => `word ${(at * 37) % 101}`);

describe('shuffled', () => {
  const by = (word: string) => word;

  it('keeps the order of all things when another one is added', () => {
    const more = shuffled(['another', ...WORDS], by);
    expect(more.filter((word) => word !== 'another')).toEqual(shuffled(WORDS, by));
  });

  it('returns another order than the given one', () => {
    expect(shuffled(WORDS, by)).not.toEqual(WORDS);
  });
});

describe('learnClasses', () => {
  const examples: Classed[] = WORDS.map((_, at) => ({ features: [at % 7, 8 + (at % 5), 16 + at], is: `${at % 3}` }));

  it('learns the same weights from the same examples in any order', () => {
    expect(learnClasses(examples.toReversed(), 64)).toEqual(learnClasses(examples, 64));
  });
});
