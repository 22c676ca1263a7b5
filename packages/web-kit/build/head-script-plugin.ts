import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';

/**
 * Emits one source file as `assets/head.<hash>.js`, a classic script of its own that imports nothing: for what has to run before
 * the page is seen, and long before the application is there. `PagePlugin` names it in the head.
 */
export class HeadScriptPlugin {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  apply(compiler: Compiler): void {
    const file = path.join(compiler.context, this.source);
    compiler.hooks.thisCompilation.tap('HeadScriptPlugin', (compilation) => {
      compilation.fileDependencies.add(file);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'HeadScriptPlugin', stage }, async () => {
        const code = await scriptOf(readFileSync(file, 'utf8'));
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
