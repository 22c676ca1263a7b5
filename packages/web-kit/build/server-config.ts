import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { type Area, baseConfig, iconAlias } from './area-config.ts';

/** Modules that the renderer provides, one instance per page for all bundles. */
const EXTERNALS = [/^react($|\/)/, /^react-dom($|\/)/, /^react-router/, /^@tanstack\/react-query$/];

/**
 * Returns the server build of the pages of an area: one ESM file in `dist/server/`, with the class names of the
 * client's build and without style sheets or pictures. `replaced` swaps modules that run in a browser only.
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
      // Asset names equal those of the client's build, because the HTML contains addresses of pictures.
      assetModuleFilename: base.output?.assetModuleFilename ?? '',
      // Replaces `/remotes/<name>/<version>/`, which the worker fills in.
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
