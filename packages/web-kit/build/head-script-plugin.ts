import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';

/**
 * Emits source files without imports as one classic script, `assets/head.<hash>.js`, which runs before the page is
 * shown. `PagePlugin` adds it to the head.
 */
export class HeadScriptPlugin {
  readonly sources: readonly string[];

  constructor(sources: readonly string[]) {
    this.sources = sources;
  }

  apply(compiler: Compiler): void {
    const files = this.sources.map((source) => path.join(compiler.context, source));
    compiler.hooks.thisCompilation.tap('HeadScriptPlugin', (compilation) => {
      compilation.fileDependencies.addAll(files);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'HeadScriptPlugin', stage }, async () => {
        const scripts = await Promise.all(files.map((file) => scriptOf(readFileSync(file, 'utf8'))));
        const code = scripts.join('');
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
        compilation.emitAsset(`assets/head.${hash}.js`, new rspack.sources.RawSource(code));
      });
    });
  }
}

async function scriptOf(source: string): Promise<string> {
  const { swc } = rspack.experiments;
  const { code } = await swc.transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const plain = code.replace(/export\s*{\s*};?/, '');
  return (await swc.minify(`(() => {${plain}})();`, { compress: { passes: 2 }, mangle: true })).code;
}
