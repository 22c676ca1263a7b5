import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FrontEndArea } from '@ethereal/areas/area';
import { INTEGRITY_HASH } from '@ethereal/areas/signing/integrity';
import { StatsPlugin } from '@module-federation/manifest';
import {
  BannerPlugin,
  Compilation,
  type Configuration,
  container,
  DefinePlugin,
  LightningCssMinimizerRspackPlugin,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { AreaFilePlugin } from './area-file-plugin.ts';
import { ManifestIntegrityPlugin } from './manifest-integrity-plugin.ts';
import { PageFilesPlugin, ROUTES_CHUNK } from './page-files-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { SingletonsPlugin } from './singletons-plugin.ts';

/** Of these the page must have one instance: the shell brings them, remotes have no copy. */
const PACKAGES = ['react', 'react/', 'react-dom', 'react-dom/', '@tanstack/react-query'];

/**
 * And of these, which keep the page's state: who is here, which messages stand, where one is. They change by addition, as
 * contracts do, and a release checks that the live shell has what they export. Everything else of the packages an area
 * brings along as it was tested.
 */
const STATE = ['router.ts', 'session/session-store.ts', 'api/unauthorized.ts', 'toasts/notify.ts'].map(
  (file) => `@ethereal/web-kit/${file}`,
);

/** What an area needs of the shell's copies by name, and the modules that say which names there are. */
const NOTED = {
  ...Object.fromEntries(STATE.map((file) => [file, file])),
  '@tanstack/react-query': '@ethereal/web-kit/query/react-query.ts',
};

/** A front-end area: its folder, and what its `area.ts` says. */
export type Area = { directory: string; area: FrontEndArea };

/** The name of an area in the federation: `mf_storefront`. */
const federationName = ({ name }: FrontEndArea) => name.replaceAll('-', '_');

const fromHere = (file: string) => path.join(import.meta.dirname, file);
const reactRouter = (file: string) =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production', file);
/** lucide's own maker of icons weighs 1.1 kB in the shell and as much in each area. */
export const iconAlias = {
  [path.join(
    path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
    'dist/esm/createLucideIcon.mjs',
  )]: fromHere('../src/icons/create-icon.ts'),
};
const TARGET = ['web', 'es2022'] as const;
const CHUNK_RETRY = '../src/federation/chunk-retry.ts';
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;

const {
  dependencies,
  devDependencies,
}: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync(fromHere('../package.json'), 'utf8'),
);
const FEDERATION_VERSION = devDependencies['@module-federation/manifest'] ?? '';
const versionOf = (packageName: string) => dependencies[packageName.replace(/\/$/, '')] ?? '1.0.0';

/** An area asks the shell for these, and fails visibly where a shell lacks one. */
const consumed = Object.fromEntries(
  [...PACKAGES, ...STATE].map((name) => [
    name,
    { singleton: true, requiredVersion: `^${versionOf(name)}`, import: false } as const,
  ]),
);

/** What the shell's and the remotes' builds have in common: TypeScript, CSS Modules, hashed assets. */
export function baseConfig({ directory, area }: Area, production: boolean): Configuration {
  const name = federationName(area);
  return {
    name,
    context: directory,
    mode: production ? 'production' : 'development',
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    target: [...TARGET],
    output: {
      path: path.join(directory, 'dist'),
      uniqueName: name,
      hashSalt: name,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      cssChunkFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      chunkLoadTimeout: 6000,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      // The router's package names its development build alone.
      alias: {
        ...iconAlias,
        ...(production && {
          'react-router/dom$': reactRouter('dom-export.mjs'),
          'react-router$': reactRouter('index.mjs'),
        }),
      },
    },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      // A class is named after the content of its file and its area: the same in the area's build for the server, and
      // never that of another area, whose copy of a style sheet would else come after the rules that were to win over it.
      generator: {
        'css/auto': { exportsConvention: 'as-is', localIdentName: `[contenthash:6]-[local]-${name}` },
      },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
              target: 'es2022',
            },
          },
        },
        {
          test: /packages\/contracts\/src\/.*\.ts$/,
          resourceQuery: { not: /full/ },
          use: fromHere('calls-loader.ts'),
        },
        { test: /packages\/[^/]+\/src\/.*\.tsx?$/, sideEffects: false },
        { test: /lucide-react\/dist\/esm\/icons\/.*\.mjs$/, use: fromHere('icon-loader.ts') },
        { test: /node_modules\/react-router\/.*\.mjs$/, use: fromHere('pure-components-loader.ts') },
        { test: /\.css$/, type: 'css/auto', sideEffects: true },
        {
          test: /\.woff2$/,
          resourceQuery: /basic/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].basic.[contenthash:8][ext]' },
          use: fromHere('font-loader.ts'),
        },
        {
          test: /\.(svg|woff2|png|webp|avif)$/,
          resourceQuery: { not: /basic/ },
          type: 'asset/resource',
        },
      ],
    },
    optimization: {
      minimizer: [new SwcJsMinimizerRspackPlugin(), new LightningCssMinimizerRspackPlugin()],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/**
 * Has Chromium compile every function of these files off the main thread, while they come, and not each when it is first called: for files of which
 * most is called at once.
 */
const compiledAhead = (include: RegExp) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include,
    // The minimizer would take it for a comment.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** Has a browser run and apply later files only as they were built: their hashes stand in the entry file, which is held to its own. */
const heldToHashes = () => new SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY_HASH] });

/**
 * The build of an area that the shell loads at run time: a container of Module Federation that brings no runtime of its own, so
 * that the shell may do without one for the first area of a visit.
 */
export function remoteConfig(of: Area, production: boolean): Configuration {
  const base = baseConfig(of, production);
  const name = federationName(of.area);
  const filename = 'assets/remoteEntry.[contenthash:8].js';
  const federation = {
    name,
    filename,
    exposes: { './routes': { name: ROUTES_CHUNK, import: './src/routes.tsx' } },
    shared: consumed,
  };
  return {
    ...base,
    // Into the same file as the container, before it: all that comes later is asked for by this.
    entry: { [name]: { import: fromHere(CHUNK_RETRY), filename } },
    output: {
      ...base.output,
      publicPath: 'auto',
      // A release's folder is named after its content: hashes in names would weigh 0.4 kB in the entry file.
      chunkFilename: 'assets/[name].js',
      cssChunkFilename: 'assets/[name].css',
    },
    plugins: [
      new AreaFilePlugin(of.area, NOTED),
      new PageFilesPlugin(),
      production && heldToHashes(),
      production && new PrecompressPlugin(),
      production && compiledAhead(/\.js$/),
      new SingletonsPlugin(),
      new container.ModuleFederationPluginV1(federation),
      new StatsPlugin(
        { ...federation, manifest: true, dts: false },
        { pluginVersion: FEDERATION_VERSION, bundler: 'rspack' },
      ),
      new ManifestIntegrityPlugin(),
    ],
  };
}

/** The build of the shell, which knows no remote by name until it runs. */
export function shellConfig(of: Area, production: boolean): Configuration {
  const base = baseConfig(of, production);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/' },
    optimization: {
      ...base.optimization,
      // Apart from the shell's own code, which changes with every release.
      splitChunks: { cacheGroups: { libraries: { name: 'libraries', test: LIBRARIES, chunks: 'all' } } },
    },
    plugins: [
      new AreaFilePlugin(of.area, NOTED),
      new PageFilesPlugin(),
      production && heldToHashes(),
      production && new PrecompressPlugin(),
      production && compiledAhead(/^assets\/(bootstrap|libraries)\.\w+\.js$/),
      // Leaves out what the federation runtime has for servers.
      new DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
    ],
  };
}
