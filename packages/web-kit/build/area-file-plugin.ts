import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtArea, type FrontEndArea } from '@ethereal/areas/area';
import { type Compilation, type Compiler, rspack } from '@rspack/core';

const readPackage = (folder: string): { version: string; dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

const namesOf = async ([name, module]: [string, string]) => [name, Object.keys(await import(module)).sort()];

/** Returns the entry file of an area's container; undefined in the build of the shell. */
export const entryFileOf = (compilation: Compilation): string | undefined =>
  Object.keys(compilation.assets).find((name) => /\bremoteEntry\..*\.js$/.test(name));

/** Writes `area.json` beside the build: the content of `area.ts`, and the versions of the build. */
export class AreaFilePlugin {
  readonly area: FrontEndArea;
  /** Modules of which a page has one copy, each with the module that lists its exports. */
  readonly state: Readonly<Record<string, string>>;

  constructor(area: FrontEndArea, state: Readonly<Record<string, string>>) {
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
        const state = Object.fromEntries(await Promise.all(Object.entries(this.state).map(namesOf)));
        const entry = entryFileOf(compilation);
        const built = builtArea.parse({ ...this.area, version, contract, shared, state, entry });
        compilation.emitAsset('area.json', new rspack.sources.RawSource(JSON.stringify(built)));
      });
    });
  }
}
