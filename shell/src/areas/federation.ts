import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { init } from '@module-federation/runtime';
import { boundedLoading } from './bounded-loading.ts';
import { sharedModules } from './shared-modules.ts';

const tries = new Map<string, number>();
const integrities = new Map<string, string | undefined>();

/** The runtime is loaded with the second area of a visit, or when the first area failed. */
const federation = init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([name, { version, module }]) => [
      name,
      {
        version,
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ]),
  ),
  // Areas that were released before containers had their own loader request the runtime's core.
  plugins: [
    boundedLoading({
      triesOf: (name) => tries.get(name) ?? 0,
      integrityOf: (name) => integrities.get(name),
    }),
    provideRuntimeCore(),
  ],
});

/** Loads a module of an area. The first try is number 0; a later try requests every file under a new address. */
export function loadFromRemote(
  area: string,
  { manifest, integrity }: { manifest: string; integrity?: string | undefined },
  module: string,
  attempt: number,
): Promise<unknown> {
  tries.set(area, attempt);
  integrities.set(area, integrity);
  federation.registerRemotes([{ name: area, entry: manifest }], { force: attempt > 0 });
  return federation.loadRemote(`${area}/${module.replace(/^\.\//, '')}`);
}
