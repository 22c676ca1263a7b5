import type { Compiler } from '@rspack/core';

/** Matches the part of rspack's consumer code that chooses among copies of a module. */
const CHOICE = /var splitAndConvert = [\s\S]*?(?=var consumeSharedInstalledModules\b)/;
const NO_CHOICE = `var resolveHandler = ({ shareScope, shareKey }) => () => {
  const [offered] = Object.values(__webpack_require__.S[shareScope]?.[shareKey] ?? {});
  if (!offered) throw new Error("The shell does not share " + shareKey);
  return offered.get();
};
`;
/** Code for the share scope of an area, which shares no module. */
const NO_SHARING = '__webpack_require__.S = {};\n__webpack_require__.I = () => 1;\n';

/**
 * Removes the choice among copies of a shared module from the container of an area: there is one copy, the shell's.
 * rspack's code for version ranges adds 2 kB to every first visit; releases check versions
 * (`packages/areas/src/registry/checks.ts`).
 */
export class SingletonsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SingletonsPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('SingletonsPlugin', ({ name, source }) => {
        if (!source) return;
        if (name === 'sharing') source.source = Buffer.from(NO_SHARING);
        if (name !== 'consumes_loading') return;
        const code = source.source.toString();
        if (!CHOICE.test(code))
          throw new Error('This version of rspack selects shared modules differently; update singletons-plugin.ts.');
        source.source = Buffer.from(code.replace(CHOICE, NO_CHOICE));
      });
    });
  }
}
