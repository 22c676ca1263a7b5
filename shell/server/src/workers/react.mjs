// React as the bundles get it. Not TypeScript, which knows no `export *` of a module like React's.
export * from 'react';
export { lazy } from './lazy.ts';
