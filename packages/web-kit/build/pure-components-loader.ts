import type { LoaderContext } from '@rspack/core';

const NAMED = /^\w+\.displayName = .*;$/gm;
const MADE = /= (React\d*\.(?:forwardRef|memo)\()/g;

/** Lets a library's components be left out where nobody uses them: what is given a name, or made by a call, a minimizer has to keep. */
export default function pureComponentsLoader(this: LoaderContext, source: string): string {
  return source.replace(NAMED, '').replace(MADE, '= /* @__PURE__ */ $1');
}
