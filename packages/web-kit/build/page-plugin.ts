import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@ethereal/areas/signing/integrity';
import { type Compilation, type Compiler, rspack } from '@rspack/core';

/**
 * Makes `index.html` from a template: `<!-- assets -->` becomes the files of the entry and preloads of the fonts,
 * which otherwise load after the style sheet.
 */
export class PagePlugin {
  readonly template: string;

  constructor(template: string) {
    this.template = template;
  }

  apply(compiler: Compiler): void {
    const file = path.join(compiler.context, this.template);
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.fileDependencies.add(file);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        const html = readFileSync(file, 'utf8').replace('<!-- assets -->', tagsOf(compilation).join('\n    '));
        compilation.emitAsset('index.html', new rspack.sources.RawSource(html));
      });
    });
  }
}

function tagsOf(compilation: Compilation): string[] {
  const assets = compilation.getAssets().map(({ name }) => name);
  const entry = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const isFirst = (name: string) =>
    entry.includes(name) || /assets\/(bootstrap|libraries)\.[^/]*\.(js|css)$/.test(name);
  const head = assets.filter((name) => /assets\/head\.[^/]*\.js$/.test(name));
  const fonts = assets.filter((name) => /\.basic\..*woff2$/.test(name));
  const scripts = assets.filter((name) => name.endsWith('.js') && isFirst(name));
  const styles = assets.filter((name) => name.endsWith('.css') && isFirst(name));
  // Makes a browser refuse a file that differs from the build.
  const integrityAttribute = (name: string) =>
    `integrity="${integrityOf(Buffer.from(compilation.getAsset(name)?.source.buffer() ?? []))}"`;
  return [
    // The script is not deferred and comes before the style sheets, which would block it, so that it runs before the
    // page is shown.
    ...head.map((name) => `<script src="/${name}" ${integrityAttribute(name)}></script>`),
    ...styles.map((name) => `<link rel="stylesheet" href="/${name}" ${integrityAttribute(name)}>`),
    ...scripts
      .filter((name) => !entry.includes(name))
      .map((name) => `<link rel="preload" href="/${name}" as="script" ${integrityAttribute(name)} crossorigin>`),
    '<link rel="preload" href="/remotes.json" as="fetch" crossorigin>',
    ...scripts
      .filter((name) => entry.includes(name))
      .map((name) => `<script defer fetchpriority="high" src="/${name}" ${integrityAttribute(name)}></script>`),
    // The fonts come after the scripts, which block the page. Until then text is shown in a fallback font of the same
    // metrics.
    ...fonts.map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`),
  ];
}
