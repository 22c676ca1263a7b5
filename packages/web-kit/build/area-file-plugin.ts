import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtArea, type FrontEndArea } from '@ethereal/areas/area';
import { type Compiler, rspack } from '@rspack/core';

const readPackage = (folder: string): { version: string; dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

const exportsOf = async (module: string) => [module, Object.keys(await import(module)).sort()];

/** Writes `area.json` beside the build: what the area's `area.ts` says, and the versions it was built from. */
export class AreaFilePlugin {
  readonly area: FrontEndArea;
  /** The modules of which the page has one, the shell's. */
  readonly state: readonly string[];

  constructor(area: FrontEndArea, state: readonly string[]) {
    this.area = area;
    this.state = state;
  }

  apply(compiler: Compiler): void {
    const { version, dependencies } = readPackage(compiler.context);
    const contract = readPackage(path.join(import.meta.dirname, '../../contracts')).version;
    const shared = this.area.name === 'shell' ? dependencies : undefined;
    compiler.hooks.thisCompilation.tap('AreaFilePlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'AreaFilePlugin', stage }, async () => {
        const state = Object.fromEntries(await Promise.all(this.state.map(exportsOf)));
        const entry = Object.keys(compilation.assets).find((name) => /\bremoteEntry\..*\.js$/.test(name));
        const built = builtArea.parse({ ...this.area, version, contract, shared, state, entry });
        compilation.emitAsset('area.json', new rspack.sources.RawSource(JSON.stringify(built)));
      });
    });
  }
}
