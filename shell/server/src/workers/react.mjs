// React as the bundles import it. This is not TypeScript, which does not support `export *` of a CommonJS module like
// React's.
export * from 'react';
export { lazy } from './lazy.ts';
