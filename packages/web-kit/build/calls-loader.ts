import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';

/**
 * Replaces the calls of a contract by their method, path and auth, which a browser needs, so that zod stays out of the
 * first load. Constants are inlined. Schemas and functions are re-exported from the whole module, which is dropped when
 * it has no importers. A contract that cannot be imported fails the build.
 */
export default async function callsLoader(this: LoaderContext): Promise<void> {
  const done = this.async();
  const file = path.basename(this.resourcePath);
  try {
    const exported = await import(`${pathToFileURL(this.resourcePath).href}?${Date.now()}`);
    // The import has the file name only: source maps are public and must not contain the path of the build machine.
    done(null, rewrite(exported, `./${file}?full`));
  } catch (cause) {
    done(new Error(`Contract ${file} could not be imported: ${cause}`, { cause }));
  }
}

function rewrite(exported: Record<string, unknown>, whole: string): string {
  const statements: string[] = [];
  const rest: string[] = [];
  for (const [name, value] of Object.entries(exported)) {
    if (isCall(value)) {
      const { method, path, auth } = value;
      statements.push(`export const ${name} = ${JSON.stringify({ method, path, auth })};`);
    } else if (isPlain(value)) statements.push(`export const ${name} = ${JSON.stringify(value)};`);
    else rest.push(name);
  }
  if (rest.length > 0) statements.push(`export { ${rest.join(', ')} } from ${JSON.stringify(whole)};`);
  return statements.join('\n');
}

type CallLike = { method: string; path: string; auth: boolean };

function isCall(value: unknown): value is CallLike {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;
}

/** Whether JSON carries the value unchanged. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  );
}
