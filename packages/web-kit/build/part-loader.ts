import path from 'node:path';
import type { LoaderContext } from '@rspack/core';

/** A dynamic import of one of the area's own modules: `import('./home/HomePage.tsx')`. */
const OWN_IMPORT = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'\s*,?\s*\)/gs;

/**
 * For server bundles alone: names each part of an area that comes by `import()` when it is first asked for, so that the
 * renderer knows which of the client's files a page needs (`page-files.json` has them by the same names).
 */
export default function partLoader(this: LoaderContext, source: string): string {
  return source.replace(OWN_IMPORT, (whole, request: string) => {
    const file = path.relative(this.rootContext, path.resolve(this.context ?? '', request));
    return `globalThis.etherealPart(${JSON.stringify(file)}, ${whole})`;
  });
}
