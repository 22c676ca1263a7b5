import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const OWN = pathToFileURL(path.join(import.meta.dirname, '/')).href;
const require = createRequire(import.meta.url);
const ROUTER = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');

/**
 * Modules that are resolved to the production build, like in the client's bundles. The router's package exports only
 * its development build.
 */
const PLACES: Readonly<Record<string, string>> = {
  react: `${OWN}react.mjs`,
  'react-router': pathToFileURL(path.join(ROUTER, 'index.mjs')).href,
  'react-router/dom': pathToFileURL(path.join(ROUTER, 'dom-export.mjs')).href,
};

const SHARED = /^(react|react-dom|react-router|react-router-dom|@tanstack\/react-query)($|\/)/;

/** Makes bundles in these folders import this process's one React, router and query client. */
export function shareModules(...folders: string[]): void {
  const bundles = folders.map((folder) => pathToFileURL(path.join(folder, '/')).href);
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL ?? '';
      if (!SHARED.test(specifier) || from.startsWith(OWN)) return next(specifier, context);
      const isBundle = bundles.some((folder) => from.startsWith(folder));
      const place = PLACES[specifier];
      if (place && (isBundle || specifier !== 'react')) return { url: place, shortCircuit: true };
      return next(specifier, isBundle ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
