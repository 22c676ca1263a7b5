import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the CommonJS files and the parts of Node that a module loads, directly or through others. */
function loadedBy(file: string): string[] {
  const script = `import { createRequire } from 'node:module';
    await import(${JSON.stringify(pathToFileURL(join(ROOT, file)).href)});
    const files = Object.keys(createRequire(${JSON.stringify(ROOT)}).cache);
    console.log(JSON.stringify([...files, ...process.moduleLoadList]));
    process.exit();`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }));
}

// The driver takes 10 MB of each process that loads it.
it.each(['svc-gateway/src/assemble.ts', 'shell/server/src/app.ts'])(
  'loads no driver of a database: %s',
  { timeout: 60_000 },
  (file) => {
    const loaded = loadedBy(file);
    expect(loaded.some((path) => path.includes('/node_modules/express/'))).toBe(true);
    expect(loaded.filter((path) => path.includes('/node_modules/mongodb/'))).toEqual([]);
  },
);

// The parts of Node and of undici that only `fetch` needs take 4 MB each. The gateway's library for forwarding loads
// those of Node.
it.each(globSync('svc-*/src/assemble.ts', { cwd: ROOT, exclude: ['svc-gateway/**'] }))(
  'loads no fetch before it is called: %s',
  { timeout: 60_000 },
  (file) => {
    const loaded = loadedBy(file);
    expect(loaded.some((path) => path.includes('/node_modules/undici/lib/api/'))).toBe(true);
    expect(loaded.filter((path) => /undici.lib.web.fetch|deps.undici/.test(path))).toEqual([]);
  },
);
