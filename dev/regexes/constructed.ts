import { isAbsolute } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

type Constructed = { source: string; flags: string };

/** Returns file and line of our own code that constructs a pattern. */
function caller(): string | undefined {
  const frames = new Error('where').stack?.split('\n').slice(1) ?? [];
  for (const frame of frames) {
    const [, url, line] = /(file:\/\/[^:]{1,4000}):(\d{1,7}):\d{1,7}/.exec(frame) ?? [];
    const file = url === undefined ? undefined : fileURLToPath(url);
    if (file !== undefined && isAbsolute(file) && file !== import.meta.filename) return `${file}:${line}`;
  }
  return undefined;
}

/** Returns the patterns that modules construct while they are loaded, by file and line. */
export async function constructedIn(files: readonly string[]): Promise<ReadonlyMap<string, Constructed[]>> {
  const all = new Map<string, Constructed[]>();
  const Original = globalThis.RegExp;
  const noted = (pattern: RegExp) => {
    const place = caller();
    if (place !== undefined) all.set(place, [...(all.get(place) ?? []), pattern]);
    return pattern;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args, newTarget) => noted(Reflect.construct(target, args, newTarget)),
    apply: (target, self, args) => noted(Reflect.apply(target, self, args)),
  });
  try {
    for (const file of files) await import(pathToFileURL(file).href);
  } finally {
    globalThis.RegExp = Original;
  }
  return all;
}
