import path from 'node:path';
import type { LoaderContext } from '@rspack/core';

/** Matches a dynamic import of an own module of the area: `import('./home/HomePage.tsx')`. */
const OWN_IMPORT = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'\s*,?\s*\)/gs;

/**
 * For server bundles only: reports each part of an area that `import()` loads, so that the renderer finds the client
 * files of the page in `page-files.json`, which uses the same names.
 */
export default function partLoader(this: LoaderContext, source: string): string {
  return source.replace(OWN_IMPORT, (whole, request: string) => {
    const file = path.relative(this.rootContext, path.resolve(this.context ?? '', request));
    return `globalThis.etherealPart(${JSON.stringify(file)}, ${whole})`;
  });
}
