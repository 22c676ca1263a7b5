import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['washable', 'wash'],
    ['foldable', 'folding'],
    ['breathable', 'breathe'],
    ['removable', 'removed'],
    ['wiped', 'wipe'],
    ['zipper', 'zips'],
    ['stripey', 'striped'],
    ['pinstripe', 'stripes'],
    ['itchy', 'itch'],
  ])('gives "%s" the stem of "%s"', (a, b) => expect(stem(a)).toBe(stem(b)));

  it.each([
    ['suitable', 'suit'],
    ['portable', 'port'],
    ['table', 'tab'],
  ])('gives "%s" another stem than "%s"', (a, b) => expect(stem(a)).not.toBe(stem(b)));
});
