import { createRequire } from 'node:module';
import path from 'node:path';
import type { FrontEndArea } from '@ethereal/areas/area';
import { INTEGRITY_HASH } from '@ethereal/areas/signing/integrity';
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
import { FederationManifestPlugin } from './federation-manifest-plugin.ts';
import { PageFilesPlugin, ROUTES_CHUNK } from './page-files-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { consumed, NOTED } from './shared-modules.ts';
import { SingletonsPlugin } from './singletons-plugin.ts';

/** A front-end area: its folder and its `area.ts`. */
export type Area = { directory: string; area: FrontEndArea };

/** The name of an area in the federation: `mf_storefront`. */
const federationName = ({ name }: FrontEndArea) => name.replaceAll('-', '_');

const localFile = (file: string) => path.join(import.meta.dirname, file);
const reactRouter = (file: string) =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production', file);
/** Replaces lucide's factory for icons, which weighs 1.1 kB in the shell and in each area. */
export const iconAlias = {
  [path.join(
    path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
    'dist/esm/createLucideIcon.mjs',
  )]: localFile('../src/icons/create-icon.ts'),
};
const TARGET = ['web', 'es2022'] as const;
const CHUNK_RETRY = '../src/federation/chunk-retry.ts';
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;

/** Common configuration of the builds of the shell and of remotes: TypeScript, CSS Modules, hashed assets. */
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
      // A file of a remote that hangs is detected earlier (`when-silent.ts`).
      chunkLoadTimeout: 60_000,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      // The package of the router names its development build only.
      alias: {
        ...iconAlias,
        ...(production && {
          'react-router/dom$': reactRouter('dom-export.mjs'),
          'react-router$': reactRouter('index.mjs'),
        }),
      },
    },
    module: {
      // Custom properties keep their names: a page's style sheet sets some that the shell's style sheets read.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      // A class name contains the hash of its file and the area. It is equal in the area's build for the server, and
      // different from another area's copy of the style sheet, whose rules would otherwise come later and win.
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
          use: localFile('calls-loader.ts'),
        },
        { test: /packages\/[^/]+\/src\/.*\.tsx?$/, sideEffects: false },
        { test: /lucide-react\/dist\/esm\/icons\/.*\.mjs$/, use: localFile('icon-loader.ts') },
        { test: /node_modules\/react-router\/.*\.mjs$/, use: localFile('pure-components-loader.ts') },
        { test: /\.css$/, type: 'css/auto', sideEffects: true },
        {
          test: /\.woff2$/,
          resourceQuery: /basic/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].basic.[contenthash:8][ext]' },
          use: localFile('font-loader.ts'),
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
 * Makes Chromium compile every function of these files off the main thread while they load: for files of which most
 * functions run at once.
 */
const compiledAhead = (include: RegExp) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include,
    // The minimizer would remove it as a comment.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** Removes what only the server's build needs. */
const browserBuildFlag = new DefinePlugin({ 'process.env.ETHEREAL_BUILD': JSON.stringify('browser') });

/** Restricts later files to their build by integrity hashes in the entry file, whose own hash is checked. */
const subresourceIntegrity = () => new SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY_HASH] });

/**
 * Returns the build of an area that the shell loads at run time: a Module Federation container without a runtime, so
 * that the shell needs none for the first area of a visit.
 */
export function remoteConfig(of: Area, production: boolean): Configuration {
  const base = baseConfig(of, production);
  const name = federationName(of.area);
  const filename = 'assets/remoteEntry.[contenthash:8].js';
  return {
    ...base,
    // The retry code is in the file of the container, before it, because the container loads all later files.
    entry: { [name]: { import: localFile(CHUNK_RETRY), filename } },
    output: {
      ...base.output,
      publicPath: 'auto',
      // The folder of a release is named by its content; hashes in file names would add 0.4 kB to the entry file.
      chunkFilename: 'assets/[name].js',
      cssChunkFilename: 'assets/[name].css',
    },
    plugins: [
      new AreaFilePlugin(of.area, NOTED),
      new PageFilesPlugin(),
      browserBuildFlag,
      production && subresourceIntegrity(),
      production && new PrecompressPlugin(),
      production && compiledAhead(/\.js$/),
      new SingletonsPlugin(),
      new container.ModuleFederationPluginV1({
        name,
        filename,
        exposes: { './routes': { name: ROUTES_CHUNK, import: './src/routes.tsx' } },
        shared: consumed,
      }),
      new FederationManifestPlugin(name),
    ],
  };
}

/** Returns the build of the shell, which finds remotes at run time. */
export function shellConfig(of: Area, production: boolean): Configuration {
  const base = baseConfig(of, production);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/' },
    optimization: {
      ...base.optimization,
      // Libraries are apart from the shell's own code, which changes with every release.
      splitChunks: { cacheGroups: { libraries: { name: 'libraries', test: LIBRARIES, chunks: 'all' } } },
    },
    plugins: [
      new AreaFilePlugin(of.area, NOTED),
      new PageFilesPlugin(),
      browserBuildFlag,
      production && subresourceIntegrity(),
      production && new PrecompressPlugin(),
      production && compiledAhead(/^assets\/(bootstrap|libraries)\.\w+\.js$/),
      // Removes the server parts of the federation runtime.
      new DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
    ],
  };
}
