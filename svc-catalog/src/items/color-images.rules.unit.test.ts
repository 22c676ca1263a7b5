import { expect, test } from 'vitest';
import { colorImageUrls, fittingColorImages } from './color-images.rules.ts';

const picture = (name: string) => ({ url: `/images/${name}`, public_id: name });
const images = { image1: picture('a'), image2: picture('b') };

test('drops colors and pictures that the item does not have', () => {
  const colorImages = { White: 'image2', Navy: 'image1', Red: 'image1', Green: 'image4' } as const;
  const item = { colors: ['White', 'Navy', 'Green'], images, colorImages };
  expect(fittingColorImages(item)).toEqual({ White: 'image2', Navy: 'image1' });
  expect(colorImageUrls(item)).toEqual({ White: '/images/b', Navy: '/images/a' });
});

test('returns undefined for an item without pictures of colors', () => {
  expect(fittingColorImages({ colors: ['White'], images })).toBeUndefined();
  expect(colorImageUrls({ colors: undefined, images, colorImages: { White: 'image1' } })).toBeUndefined();
});
