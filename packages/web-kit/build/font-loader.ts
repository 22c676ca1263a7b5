import type { LoaderContext } from '@rspack/core';
import subsetFont from 'subset-font';

/** What nearly every page of the shop is written in: ASCII, the quotes and dashes of its texts, common accents. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
export const CHARACTERS = `${ASCII}\u00a0£©«°·»×Éàáâäçèéêëíîïñóôöúûü–—‘’“”…•`;

/** What of a font's rules the shop is set with: no forms of a character that depend on its neighbours, a fifth of Inter's bytes. */
const FEATURES = ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * Cuts a variable font to those characters and rules, and to the weights that its query names (`?basic=400-700`, or the only one): a third of
 * the bytes of a first visit's fonts. The range in `styles/fonts.css` says the same characters, so that others come from the
 * whole file.
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

/** The font comes as bytes, not as text. */
export const raw = true;
