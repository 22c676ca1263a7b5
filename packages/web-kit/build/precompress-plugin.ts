import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Compiler, rspack } from '@rspack/core';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TEXT = /^assets\/.*\.(js|css|svg)$/;
/** Size in bytes below which compression saves nothing. */
const WORTH_COMPRESSING = 512;

const encodings: readonly [ending: string, compress: (content: Buffer) => Promise<Buffer>][] = [
  [
    'br',
    (content) =>
      compressBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
  ['gz', (content) => compressGzip(content, { level: constants.Z_BEST_COMPRESSION })],
];

/**
 * Writes the smallest compressed forms of each script and style sheet beside it (`main.1a2b.js.br`, `.gz`). The
 * compression takes seconds and is therefore done at build time.
 */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async (assets) => {
        const files = Object.entries(assets).filter(
          ([name, source]) => TEXT.test(name) && source.size() >= WORTH_COMPRESSING,
        );
        const work = files.flatMap(([name, source]) =>
          encodings.map(async ([ending, compress]) => {
            const bytes = await compress(source.buffer());
            compilation.emitAsset(`${name}.${ending}`, new rspack.sources.RawSource(bytes));
          }),
        );
        await Promise.all(work);
      });
    });
  }
}
