import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fingerprintOf } from './files.ts';
import { type ShellOffer, shellOffer } from './registry.ts';

const federationManifest = z.object({
  shared: z.array(z.object({ name: z.string(), version: z.string() })).default([]),
});

const readJson = (path: string): Promise<unknown> =>
  readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as unknown,
    () => undefined,
  );

const filesIn = (shellDir: string) => ['release.json', 'mf-manifest.json'].map((name) => join(shellDir, name));

/**
 * Reads what the shell in a folder offers to remotes from its `release.json` and its federation manifest. A shell
 * without these files offers the first contract.
 */
export async function readShellOffer(shellDir: string): Promise<ShellOffer> {
  const [release, manifest] = await Promise.all(filesIn(shellDir).map(readJson));
  const parsed = federationManifest.safeParse(manifest);
  const shared = parsed.success
    ? Object.fromEntries(parsed.data.shared.map(({ name, version }) => [name, version]))
    : {};
  return shellOffer.parse({
    version: '0',
    contract: '1.0.0',
    shared,
    ...z.object().loose().catch({}).parse(release),
  });
}

/** Creates a reader that parses the shell's files again only after a change, because every page view needs them. */
export function shellOfferReader(shellDir: string): () => Promise<ShellOffer> {
  let cached: { stamp: string; offer: Promise<ShellOffer> } | undefined;
  return async () => {
    const stamp = (await Promise.all(filesIn(shellDir).map(fingerprintOf))).join();
    if (cached?.stamp !== stamp) cached = { stamp, offer: readShellOffer(shellDir) };
    return cached.offer;
  };
}
