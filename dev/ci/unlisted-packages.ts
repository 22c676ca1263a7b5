import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './command.ts';

const OF_REPOSITORY = /^@ethereal\/[\w-]+/;
const NOT_SOURCES = ['node_modules', 'dist', '.cache', 'template'];

type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Returns the packages of this repository that a source imports. */
function importedBy(file: string, text: string): string[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
  ];
  return named.flatMap((name) => OF_REPOSITORY.exec(name) ?? []);
}

/** Returns the packages that the sources of a workspace may import. */
function listedIn({ name, dependencies = {}, devDependencies = {} }: Manifest): Set<string> {
  return new Set([name, ...Object.keys(dependencies), ...Object.keys(devDependencies)]);
}

/**
 * Returns the imports of packages of this repository that a workspace does not list in its `package.json`, each with
 * its file. They resolve here, but the workspace's image would lack them, and its cached test results would ignore
 * their changes.
 */
export function unlistedPackages(workspace: string): string[] {
  const folder = join(ROOT, workspace);
  const listed = listedIn(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const inner = globSync('*/package.json', { cwd: folder }).map((file) => file.split('/')[0] ?? '');
  const files = globSync('**/*.{ts,tsx,mjs}', {
    cwd: folder,
    exclude: (path) => [...NOT_SOURCES, ...inner].some((name) => path === name || path.endsWith(`/${name}`)),
  });
  return files.flatMap((file) => {
    const imported = new Set(importedBy(file, readFileSync(join(folder, file), 'utf8')));
    return [...imported]
      .filter((name) => !listed.has(name))
      .map(
        (name) =>
          `${workspace}/${file}: add ${name} to the dependencies of ${workspace}/package.json, then run npm install`,
      );
  });
}
