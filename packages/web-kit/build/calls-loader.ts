import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';

/**
 * Gives front-ends the calls of the contracts without their schemas: method, path and auth are all that a
 * browser needs to make a call, and zod stays out of the first load. Constants come as they are; everything
 * else (schemas, functions) comes from the whole module, which is left out when nobody uses it.
 */
export default async function callsLoader(this: LoaderContext, source: string): Promise<void> {
  const done = this.async();
  try {
    const exported = await import(`${pathToFileURL(this.resourcePath).href}?${Date.now()}`);
    // By its name alone: source maps are public, and the folder that this was built in is nobody's business.
    done(null, rewritten(exported, `./${path.basename(this.resourcePath)}?full`));
  } catch {
    done(null, source);
  }
}

function rewritten(exported: Record<string, unknown>, whole: string): string {
  const light: string[] = [];
  const rest: string[] = [];
  for (const [name, value] of Object.entries(exported)) {
    if (isCall(value)) {
      const { method, path, auth } = value;
      light.push(`export const ${name} = ${JSON.stringify({ method, path, auth })};`);
    } else if (isPlain(value)) light.push(`export const ${name} = ${JSON.stringify(value)};`);
    else rest.push(name);
  }
  if (rest.length > 0) light.push(`export { ${rest.join(', ')} } from ${JSON.stringify(whole)};`);
  return light.join('\n');
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
