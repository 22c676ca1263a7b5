import { z } from 'zod';
import type { BuiltArea } from '../area.ts';
import { majorOf, type ShellOffer } from './registry.ts';

/** Parts of a remote's `mf-manifest.json` that the checks need. */
export const remoteManifest = z.object({
  exposes: z.array(z.object({ path: z.string() })).default([]),
  shared: z
    .array(
      z
        .object({
          name: z.string(),
          /** Version of the remote's own copy. When the remote has none, it is empty or the required version. */
          version: z.string(),
          requiredVersion: z.string().default(''),
          singleton: z.boolean().optional(),
        })
        .transform((entry) => ({ ...entry, version: (entry.version || entry.requiredVersion).replace(/^\D+/, '') })),
    )
    .default([]),
});
type RemoteManifest = z.output<typeof remoteManifest>;

const ENTRY = './routes';

/** Returns the package of a module: `react/jsx-runtime` and `@ethereal/web-kit/session/token.ts` belong to theirs. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the reasons why the given shells could not load a remote; empty when all can. */
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

/** Returns the exports that an area needs from the shell's copies and a shell lacks. */
function stateFaults(state: BuiltArea['state'], shell: ShellOffer): string[] {
  const offered = shell.state;
  if (!offered) return [];
  return Object.entries(state).flatMap(([module, names]) => {
    // A shell that lists no names of a package shares all of them.
    const has = offered[module] ?? (module in shell.shared ? names : []);
    const missing = names.filter((name) => !has.includes(name));
    if (missing.length === 0) return [];
    return [`${module} has no ${missing.join(', ')} in shell ${shell.version}: release the shell first.`];
  });
}
