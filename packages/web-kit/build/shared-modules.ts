import { readFileSync } from 'node:fs';

/** Packages that exist once on a page: the shell provides them, and remotes contain no copy. */
const PACKAGES = ['react', 'react/', 'react-dom', 'react-dom/', '@tanstack/react-query'];

/**
 * Modules that the shell provides as well: those that keep the state of the page (session, messages, router), and those
 * of calls, which every page loads. They change by addition, as contracts do, and a release checks that the live shell
 * has their exports. An area bundles every other module of the packages.
 */
const STATE = [
  'router.ts',
  'session/session-store.ts',
  'api/call-api.ts',
  'api/errors.ts',
  'api/unauthorized.ts',
  'toasts/notify.ts',
].map((file) => `@ethereal/web-kit/${file}`);

/** Names that an area needs of the shell's copies, by module. */
export const NOTED = {
  ...Object.fromEntries(STATE.map((file) => [file, file])),
  '@tanstack/react-query': '@ethereal/web-kit/query/react-query.ts',
};

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const versionOf = (packageName: string) => dependencies[packageName.replace(/\/$/, '')] ?? '1.0.0';

/** Shared modules that an area takes from the shell; a missing one is an error. */
export const consumed = Object.fromEntries(
  [...PACKAGES, ...STATE].map((name) => [
    name,
    { singleton: true, requiredVersion: `^${versionOf(name)}`, import: false } as const,
  ]),
);
