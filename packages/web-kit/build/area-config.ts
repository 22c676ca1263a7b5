import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Configuration,
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';

/** Modules of which the page must have one instance; the shell brings them, remotes use the shell's. */
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/', '@tanstack/react-query'];

/** A front-end area: its folder, and its name in the federation (`mf_storefront`). */
export type Area = {
  directory: string;
  name: string;
  /** Modules that the area gives to the shell: `./routes` and the like. */
  exposes?: Record<string, string>;
};

const fromHere = (file: string) => path.join(import.meta.dirname, file);
const reactRouter = (file: string) =>
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production',
    file,
  );
const TARGET = ['web', 'es2022'] as const;

function versionOf(packageName: string): string {
  const file = path.join(import.meta.dirname, '../package.json');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return dependencies[packageName.replace(/\/$/, '')] ?? '1.0.0';
}

/** These come when they are first wanted, not with the shell's first file. */
const LATE = [
  'components/Dialog.tsx',
  'components/ConfirmDialog.tsx',
  'components/BottomSheet.tsx',
  'toasts/ToastView.tsx',
];

/** Every module of this package, by its path below `src`. */
function webKitModules(): string[] {
  return readdirSync(fromHere('../src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?|\.d\.ts)$|^(testing|federation)\//.test(file))
    .sort();
}

function sharedModules({ eager }: { eager: boolean }) {
  const share = (name: string, early: boolean) => [
    name,
    { singleton: true, eager: eager && early, requiredVersion: `^${versionOf(name)}` },
  ];
  return Object.fromEntries([
    ...SINGLETONS.map((name) => share(name, true)),
    ...webKitModules().map((file) => share(`@ethereal/web-kit/${file}`, !LATE.includes(file))),
  ]);
}

/** What the shell's and the remotes' builds have in common: TypeScript, CSS Modules, hashed assets. */
export function baseConfig({ directory, name }: Area, production: boolean): Configuration {
  return {
    name,
    context: directory,
    mode: production ? 'production' : 'development',
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    target: [...TARGET],
    output: {
      path: path.join(directory, 'dist'),
      clean: true,
      uniqueName: name,
      // In the short names of classes too, so that areas never style one another.
      hashSalt: name,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      cssChunkFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      chunkLoadTimeout: 6000,
      crossOriginLoading: false,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      // The router's package names its development build alone.
      alias: production
        ? {
            'react-router/dom$': reactRouter('dom-export.mjs'),
            'react-router$': reactRouter('index.mjs'),
          }
        : {},
    },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { exportsConvention: 'as-is' } },
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
        { test: /packages\/(contracts|web-kit)\/src\/.*\.tsx?$/, sideEffects: false },
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
    stats: 'errors-warnings',
  };
}

/** The build of an area that the shell loads at run time. */
export function remoteConfig(area: Area, production: boolean): Configuration {
  const base = baseConfig(area, production);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name: area.name,
        filename: 'assets/remoteEntry.[contenthash:8].js',
        exposes: area.exposes ?? { './routes': './src/routes.tsx' },
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: sharedModules({ eager: false }),
        runtimePlugins: [fromHere('../src/federation/chunk-retry.ts')],
        experiments: { optimization: { target: 'web' }, externalRuntime: true },
      }),
    ],
  };
}

/** The build of the shell, which knows no remote by name until it runs. */
export function shellConfig(area: Area, production: boolean): Configuration {
  const base = baseConfig(area, production);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      new ModuleFederationPlugin({
        name: area.name,
        remotes: {},
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: sharedModules({ eager: true }),
        experiments: { optimization: { target: 'web' }, provideExternalRuntime: true },
      }),
    ],
  };
}
