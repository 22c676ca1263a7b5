import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the CommonJS files that a module loads, directly or through others. */
function loadedBy(file: string): string[] {
  const script = `import { createRequire } from 'node:module';
    await import(${JSON.stringify(pathToFileURL(join(ROOT, file)).href)});
    console.log(JSON.stringify(Object.keys(createRequire(${JSON.stringify(ROOT)}).cache)));
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
