import { integrityOf } from '@ethereal/areas/signing/integrity';
import { type Compiler, rspack } from '@rspack/core';

const MANIFEST = 'mf-manifest.json';

type Manifest = { exposes: { assets: Record<'js' | 'css', { sync: string[] }> }[] };

/**
 * Adds `integrity` to the manifest of an area: the hashes of the files of its first module, by path. The shell preloads
 * them, and a browser uses a preload only when both have the same hash.
 */
export class ManifestIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ManifestIntegrityPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'ManifestIntegrityPlugin', stage }, () => {
        const contentOf = (name: string) => Buffer.from(compilation.getAsset(name)?.source.buffer() ?? []);
        const manifest: Manifest = JSON.parse(contentOf(MANIFEST).toString());
        const files = manifest.exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
        const integrity = Object.fromEntries(files.map((name) => [name, integrityOf(contentOf(name))]));
        const json = JSON.stringify({ ...manifest, integrity });
        compilation.updateAsset(MANIFEST, new rspack.sources.RawSource(json));
      });
    });
  }
}
