// Loads TypeScript without its types, from a cache that the processes of this clone share. Node's own compile cache
// keeps the compiled code of every file in memory (6 MB of a service), and without it each process loads the code that
// strips types (12 MB).
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join(import.meta.dirname, '../../.cache/stripped', process.version);
mkdirSync(FOLDER, { recursive: true });

/** Returns the source of a TypeScript file without its types. */
export function strippedOf(path) {
  const typed = readFileSync(path, 'utf8');
  const file = join(FOLDER, hash('sha256', typed, 'base64url'));
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const source = stripTypeScriptTypes(typed);
    // The rename is one step, because other processes read the file.
    writeFileSync(`${file}.${process.pid}`, source);
    renameSync(`${file}.${process.pid}`, file);
    return source;
  }
}

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !/\.ts($|\?)/.test(url)) return next(url, context);
    return { format: 'module', source: strippedOf(fileURLToPath(url)), shortCircuit: true };
  },
});
