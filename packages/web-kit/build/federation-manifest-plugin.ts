import { integrityOf } from '@ethereal/areas/signing/integrity';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import { entryFileOf } from './area-file-plugin.ts';
import { filesOf, ROUTES_CHUNK } from './page-files-plugin.ts';

const MANIFEST = 'mf-manifest.json';
/** Matches the identifier of a module that an area takes from the shell. Input: at most one path of a package. */
const CONSUMED = /^consume shared module \(default\) (@?[^@]+)@(\S+)/;
const NO_FILES = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * Writes `mf-manifest.json`, from which the federation runtime reads what an area exposes and shares. `integrity` has
 * the hashes of the files of the first module, by path: the shell preloads them, and a browser uses a preload only when
 * both have the same hash. The plugin of Module Federation would install TypeScript with every shop.
 */
export class FederationManifestPlugin {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FederationManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'FederationManifestPlugin', stage }, () => {
        const json = JSON.stringify(this.manifestOf(compilation));
        compilation.emitAsset(MANIFEST, new rspack.sources.RawSource(json));
      });
    });
  }

  private manifestOf(compilation: Compilation) {
    const { name } = this;
    const routes = compilation.chunkGroups.find((group) => group.name === ROUTES_CHUNK)?.getFiles() ?? [];
    const { js, css } = filesOf(routes);
    const contentOf = (file: string) => Buffer.from(compilation.getAsset(file)?.source.buffer() ?? []);
    return {
      id: name,
      name,
      metaData: {
        name,
        type: 'app',
        buildInfo: { buildVersion: '', buildName: name },
        remoteEntry: { name: entryFileOf(compilation), path: '', type: 'global' },
        types: { path: '', name: '', zip: '', api: '' },
        globalName: name,
        publicPath: 'auto',
      },
      shared: consumedIn(compilation).map(({ module, requiredVersion }) => ({
        id: `${name}:${module}`,
        name: module,
        version: '',
        singleton: true,
        requiredVersion,
        assets: NO_FILES,
      })),
      remotes: [],
      exposes: [
        {
          id: `${name}:routes`,
          name: 'routes',
          path: './routes',
          assets: { js: { sync: js, async: [] }, css: { sync: css, async: [] } },
        },
      ],
      integrity: Object.fromEntries([...js, ...css].map((file) => [file, integrityOf(contentOf(file))])),
    };
  }
}

/** Returns the modules that an area takes from the shell, each with its range of versions. */
function consumedIn(compilation: Compilation): { module: string; requiredVersion: string }[] {
  const consumed = [...compilation.modules].filter(({ type }) => type === 'consume-shared-module');
  return consumed.map((consumer) => {
    const [, module, requiredVersion] = CONSUMED.exec(consumer.identifier()) ?? [];
    if (module && requiredVersion) return { module, requiredVersion };
    throw new Error(`rspack names a shared module ${consumer.identifier()}; update federation-manifest-plugin.ts.`);
  });
}
