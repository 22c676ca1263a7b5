import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@ethereal/areas/signing/integrity';
import { type Compilation, type Compiler, rspack } from '@rspack/core';

/**
 * Makes `index.html` from a template: at `<!-- assets -->` it names the entry's files and preloads the fonts,
 * so that nothing waits for the style sheet to mention them.
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
  // A browser runs and applies these files as they were built, or not at all.
  const held = (name: string) =>
    `integrity="${integrityOf(Buffer.from(compilation.getAsset(name)?.source.buffer() ?? []))}"`;
  return [
    // Not deferred, and before the style sheets, which it would have to wait for: it is there before the page is seen.
    ...head.map((name) => `<script src="/${name}" ${held(name)}></script>`),
    ...styles.map((name) => `<link rel="stylesheet" href="/${name}" ${held(name)}>`),
    ...scripts
      .filter((name) => !entry.includes(name))
      .map((name) => `<link rel="preload" href="/${name}" as="script" ${held(name)} crossorigin>`),
    '<link rel="preload" href="/remotes.json" as="fetch" crossorigin>',
    ...scripts
      .filter((name) => entry.includes(name))
      .map((name) => `<script defer fetchpriority="high" src="/${name}" ${held(name)}></script>`),
    // After the scripts, which the page waits for; text shows in a face of the same measures until then.
    ...fonts.map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`),
  ];
}
