import { z } from 'zod';
import type { BuiltArea } from '../area.ts';
import { majorOf, type ShellOffer } from './registry.ts';

/** What a remote's `mf-manifest.json` has to say for the checks. */
export const remoteManifest = z.object({
  exposes: z.array(z.object({ path: z.string() })).default([]),
  shared: z
    .array(
      z
        .object({
          name: z.string(),
          /** Of the remote's own copy; empty, or the version that it asks for, when it has none. */
          version: z.string(),
          requiredVersion: z.string().default(''),
          singleton: z.boolean().optional(),
        })
        .transform((it) => ({ ...it, version: (it.version || it.requiredVersion).replace(/^\D+/, '') })),
    )
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
  { contract, state }: Pick<BuiltArea, 'contract' | 'state'>,
  shells: readonly ShellOffer[],
): string[] {
  const faults = manifest.exposes.some(({ path }) => path === ENTRY) ? [] : [`The remote does not expose ${ENTRY}.`];
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
  return [...faults, ...shells.flatMap((shell) => stateFaults(state, shell))];
}

/** What an area may ask of the shell's copies that a shell does not have. */
function stateFaults(state: BuiltArea['state'], shell: ShellOffer): string[] {
  const offered = shell.state;
  if (!offered) return [];
  return Object.entries(state).flatMap(([module, names]) => {
    // A shell that notes no names of a package shares all of it.
    const has = offered[module] ?? (module in shell.shared ? names : []);
    const missing = names.filter((name) => !has.includes(name));
    if (missing.length === 0) return [];
    return [`${module} has no ${missing.join(', ')} in shell ${shell.version}: release the shell first.`];
  });
}
