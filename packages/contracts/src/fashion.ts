import { z } from 'zod';
import { oneOf } from './choice.ts';

/** Categories of items; `electronics` has no tile of its own. */
export const CATEGORIES = ['men', 'women', 'kids', 'home', 'accessories', 'beauty', 'electronics'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Labels of the categories. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  men: 'Men',
  women: 'Women',
  kids: 'Kids',
  home: 'Home Essentials',
  accessories: 'Accessories',
  beauty: 'Beauty',
  electronics: 'Electronics',
};

/** Categories with a tile, a tab and an entry in the dropdown, in display order. */
export const BROWSED_CATEGORIES = ['men', 'women', 'kids', 'home', 'accessories', 'beauty'] as const;

/** Genders that an item is for, which follow from its category. */
export const GENDERS = ['men', 'women', 'unisex'] as const;
export type Gender = (typeof GENDERS)[number];

/** Sub categories of clothes, as the specification names them. */
export const SUB_CATEGORIES = ['topW', 'bottomW'] as const;
export type SubCategory = (typeof SUB_CATEGORIES)[number];
export const SUB_CATEGORY_LABELS: Readonly<Record<SubCategory, string>> = {
  topW: 'Topwear',
  bottomW: 'Bottomwear',
};

/** Sizes of clothes, from the smallest on; `size-systems.ts` has the others. */
export const SIZES = ['S', 'M', 'L', 'XL', 'XXL'] as const;
export type Size = (typeof SIZES)[number];

/** Fields of an item's pictures, at most five; the first picture is required. */
export const IMAGE_FIELDS = ['image1', 'image2', 'image3', 'image4', 'image5'] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];

/** Returns the gender that an item is for, which follows from its category. */
export function genderOf(category: Category): Gender {
  return category === 'men' || category === 'women' ? category : 'unisex';
}

/** Category as callers may write it: `home-essentials` means `home`. */
export const categoryInput = z
  .enum([...CATEGORIES, 'home-essentials'], 'Must be one of our categories.')
  .transform((value): Category => (value === 'home-essentials' ? 'home' : value));

export const category = oneOf(CATEGORIES);
export const gender = oneOf(GENDERS);
export const subCategory = oneOf(SUB_CATEGORIES);
export const size = oneOf(SIZES);
