import { expect, test } from 'vitest';
import { fitSize } from './prepare-picture.ts';

test('fits a large photograph into 2,560 pixels in its shape and keeps a smaller one', () => {
  expect(fitSize(8000, 6000)).toEqual({ width: 2560, height: 1920 });
  expect(fitSize(600, 5120)).toEqual({ width: 300, height: 2560 });
  expect(fitSize(1280, 1280)).toEqual({ width: 1280, height: 1280 });
});
