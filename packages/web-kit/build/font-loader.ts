import type { LoaderContext } from '@rspack/core';
import subsetFont from 'subset-font';

/** Characters of nearly every page: ASCII, quotes, dashes and common accents. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
export const CHARACTERS = `${ASCII}\u00a0£©«°·»×Éàáâäçèéêëíîïñóôöúûü–—‘’“”…•`;

/** Font features that the shop uses. Contextual forms, which are a fifth of Inter's bytes, are left out. */
const FEATURES = ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * Reduces a variable font to these characters and features, and to the weights in its query (`?basic=400-700`, or one
 * weight). The result is a third of the font bytes of a first visit. `styles/fonts.css` lists the same characters, so
 * that others load from the whole file.
 */
export default async function fontLoader(this: LoaderContext, font: Buffer): Promise<void> {
  const done = this.async();
  const [min = 400, max = min] = this.resourceQuery.replace('?basic=', '').split('-').map(Number);
  try {
    done(
      null,
      await subsetFont(font, CHARACTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: min === max ? min : { min, max } },
        keepFeatures: FEATURES,
      }),
    );
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Makes the loader receive bytes. */
export const raw = true;
