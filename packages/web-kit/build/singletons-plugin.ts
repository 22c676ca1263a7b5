import type { Compiler } from '@rspack/core';

/** In rspack's code for what an area consumes: how one of several copies of a module is chosen. */
const CHOICE = /var splitAndConvert = [\s\S]*?(?=var consumeSharedInstalledModules\b)/;
const NO_CHOICE = `var resolveHandler = ({ shareScope, shareKey }) => () => {
  const [offered] = Object.values(__webpack_require__.S[shareScope]?.[shareKey] ?? {});
  if (!offered) throw new Error("The shell does not share " + shareKey);
  return offered.get();
};
`;
/** An area shares nothing. */
const NO_SHARING = '__webpack_require__.S = {};\n__webpack_require__.I = () => 1;\n';

/**
 * Leaves out of an area's container the choice among copies of a shared module: there is one, the shell's. rspack's code for ranges of versions
 * weighs 2 kB on every first visit; releases check them (`packages/areas/src/registry/checks.ts`).
 */
export class SingletonsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SingletonsPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('SingletonsPlugin', ({ name, source }) => {
        if (!source) return;
        if (name === 'sharing') source.source = Buffer.from(NO_SHARING);
        if (name !== 'consumes_loading') return;
        const code = source.source.toString();
        if (!CHOICE.test(code)) throw new Error('rspack chooses among shared modules in another way now.');
        source.source = Buffer.from(code.replace(CHOICE, NO_CHOICE));
      });
    });
  }
}
