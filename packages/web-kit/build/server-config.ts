import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { type Area, baseConfig, iconAlias } from './area-config.ts';

/** What the renderer brings: of these a page has one instance, whichever bundle asks. */
const EXTERNALS = [/^react($|\/)/, /^react-dom($|\/)/, /^react-router/, /^@tanstack\/react-query$/];

/**
 * The build of an area's pages for the server: one ESM file in `dist/server/`, with the class names of the client's build and no
 * style sheets or pictures. `replaced` swaps modules that only a browser can run.
 */
export function serverConfig(
  of: Area,
  production: boolean,
  { entry, replaced = {} }: { entry: string; replaced?: Record<string, string> },
): Configuration {
  const base = baseConfig(of, production);
  const { rules = [], parser, generator } = base.module ?? {};
  const alias = Object.entries(replaced).map(([from, to]) => [
    path.join(of.directory, from),
    path.join(of.directory, to),
  ]);
  return {
    ...base,
    name: `${of.area.name} (server)`,
    devtool: false,
    target: 'node24',
    entry: { index: entry },
    output: {
      path: path.join(of.directory, 'dist/server'),
      uniqueName: base.name ?? '',
      hashSalt: base.name ?? '',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      filename: '[name].mjs',
      // As the client's build names them: a picture's address is in the HTML.
      assetModuleFilename: base.output?.assetModuleFilename ?? '',
      // In place of `/remotes/<name>/<version>/`, which the worker knows.
      publicPath: of.area.name === 'shell' ? '/' : `/@${of.area.name}/`,
    },
    resolve: { ...base.resolve, alias: { ...iconAlias, ...Object.fromEntries(alias) } },
    externalsType: 'module',
    externals: EXTERNALS,
    module: {
      parser: { ...parser, javascript: { dynamicImportMode: 'eager' } },
      generator: {
        ...generator,
        'css/auto': { ...generator?.['css/auto'], exportsOnly: true },
        'asset/resource': { emit: false },
      },
      rules: [
        ...rules,
        {
          test: /\.tsx?$/,
          include: path.join(of.directory, 'src'),
          enforce: 'pre',
          use: path.join(import.meta.dirname, 'part-loader.ts'),
        },
      ],
    },
    optimization: { minimize: false, chunkIds: 'deterministic', moduleIds: 'deterministic' },
  };
}
