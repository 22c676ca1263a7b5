import path from 'node:path';
import { type Compilation, type Compiler, rspack } from '@rspack/core';

/** Name of the chunk that a container exposes: the routes of an area. */
export const ROUTES_CHUNK = '__federation_expose_routes';

/** Client files of one part of an area, in loading order. */
type Files = { js: string[]; css: string[] };

/**
 * Writes `page-files.json`: the browser files of the first module of an area, and of each part that is loaded by
 * `import()`, by the source file of the part. The server adds them to the head of rendered pages.
 */
export class PageFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageFilesPlugin', stage }, () => {
        const json = JSON.stringify(pageFilesOf(compilation, compiler.context), null, 1);
        compilation.emitAsset('page-files.json', new rspack.sources.RawSource(json));
      });
    });
  }
}

function pageFilesOf(compilation: Compilation, context: string) {
  const entry: Files = { js: [], css: [] };
  const parts: Record<string, Files> = {};
  for (const group of compilation.chunkGroups) {
    const files = filesOf(group.getFiles());
    if (group.isInitial() || group.name === ROUTES_CHUNK) add(entry, files);
    for (const { request, module } of group.origins) {
      const from = module && 'resource' in module ? String(module.resource) : undefined;
      if (!from || !request?.startsWith('.')) continue;
      const part = path.relative(context, path.resolve(path.dirname(from), request));
      parts[part] ??= { js: [], css: [] };
      add(parts[part], files);
    }
  }
  return { entry, parts: Object.fromEntries(Object.entries(parts).toSorted()) };
}

/** Returns the scripts and the style sheets among the files of a chunk group. */
export function filesOf(names: readonly string[]): Files {
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  };
}

function add(to: Files, { js, css }: Files): void {
  to.js = [...new Set([...to.js, ...js])];
  to.css = [...new Set([...to.css, ...css])];
}
