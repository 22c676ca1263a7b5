import type { LoaderContext } from '@rspack/core';

const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const CREATED = /= (React\d*\.(?:forwardRef|memo)\()/g;

/**
 * Marks components of a library as pure, so that the minimizer can drop unused ones that are named or made by a call.
 */
export default function pureComponentsLoader(this: LoaderContext, source: string): string {
  return source.replace(DISPLAY_NAME, '').replace(CREATED, '= /* @__PURE__ */ $1');
}
