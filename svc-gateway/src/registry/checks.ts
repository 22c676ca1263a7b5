import { z } from 'zod';
import { majorOf, type ShellOffer } from './registry.ts';

/** What a remote's `mf-manifest.json` has to say for the checks. */
export const remoteManifest = z.object({
  exposes: z.array(z.object({ path: z.string() })).default([]),
  shared: z
    .array(z.object({ name: z.string(), version: z.string(), singleton: z.boolean().optional() }))
    .default([]),
});
export type RemoteManifest = z.output<typeof remoteManifest>;

const ENTRY = './routes';

/** `react/jsx-runtime` and `@ethereal/web-kit/session/token.ts` come with their package. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Why the given shells could not load a remote; empty when they can. */
export function contractFaults(
  manifest: RemoteManifest,
  contract: string,
  shells: readonly ShellOffer[],
): string[] {
  const faults = manifest.exposes.some(({ path }) => path === ENTRY)
    ? []
    : [`The remote does not expose ${ENTRY}.`];
  for (const shell of shells) {
    if (majorOf(contract) > majorOf(shell.contract)) {
      faults.push(`Built against contracts ${contract}; shell ${shell.version} offers ${shell.contract}.`);
    }
    for (const { name, version, singleton } of manifest.shared) {
      const offered = shell.shared[name] ?? shell.shared[packageOf(name)];
      if (singleton && offered && majorOf(offered) !== majorOf(version)) {
        faults.push(`Shares ${name} ${version}; shell ${shell.version} offers ${offered}.`);
      }
    }
  }
  return faults;
}
