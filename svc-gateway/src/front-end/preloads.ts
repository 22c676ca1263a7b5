import { manifestOf, versionOf } from '@ethereal/areas/registry/pointers';
import type { Registry } from '@ethereal/areas/registry/registry';
import { z } from 'zod';
import type { StaticFile } from './static-files.ts';

/** The part of a remote's manifest that names the files its routes begin with. */
const manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
  /** Integrity hashes of the first module's files; absent in manifests of older builds. */
  integrity: z.record(z.string(), z.string()).default({}),
});

/**
 * Returns the parameter of a preload with its hash. A script uses a preload only if both have the same hash and mode;
 * the shell requests all files as `crossorigin`.
 */
const integrityParameter = (integrity: string | undefined) => (integrity ? `; integrity="${integrity}"` : '');

async function linksOf(path: string, file: StaticFile, integrity: string | undefined): Promise<string> {
  const json = JSON.parse((await file.bytes()).toString());
  const { metaData, exposes, integrity: hashes } = manifest.parse(json);
  const routes = exposes.find(({ path: exposed }) => exposed === './routes')?.assets.js.sync ?? [];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const link = (name: string) => `</remotes/${folder}${name}>; rel=preload; as=script; crossorigin`;
  const files = routes.map((name) => link(name) + integrityParameter(hashes[name]));
  return [link(metaData.remoteEntry.name) + integrityParameter(integrity), ...files].join(', ');
}

/**
 * Creates the function that names the first files of a page's area in a header, so that the browser loads them together
 * with the shell instead of after it.
 * @returns the value of a `Link` header; undefined when the area is not released or its manifest names no files
 */
export function createPreloads(remoteFiles: (path: string) => Promise<StaticFile | undefined>) {
  const known = new WeakMap<StaticFile, Promise<string | undefined>>();
  return async (
    area: string,
    { registry, visitor, shellContract }: { registry: Registry; visitor: string | undefined; shellContract: string },
  ): Promise<string | undefined> => {
    // The version for a new visitor is known only after their first request of `/remotes.json`.
    if (registry.remotes[area]?.canary && !visitor) return undefined;
    const version = versionOf(registry, area, visitor, shellContract);
    if (version === undefined) return undefined;
    const path = manifestOf(area, version);
    const file = await remoteFiles(path);
    if (!file) return undefined;
    const { integrity } = registry.remotes[area]?.versions.find((candidate) => candidate.version === version) ?? {};
    const links = known.get(file) ?? linksOf(path, file, integrity).catch(() => undefined);
    known.set(file, links);
    return links;
  };
}
