import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { AreaUnavailable } from './area-unavailable.ts';

/** The longest that a manifest or an entry may take, in milliseconds. */
const TIMEOUT_MS = 6000;

/** What is known of a remote by its name: how often it was tried, and what its entry file has to be. */
type Known = { triesOf(remote: string): number; integrityOf(remote: string): string | undefined };

/** What an area's build adds to its manifest: the integrity of the files that it asks for first, by their path. */
type WithIntegrity = { integrity?: Readonly<Record<string, string>> };

/**
 * Keeps a remote that hangs or answers nonsense from holding the page: manifest and entry have a time limit,
 * and a later try asks under a new address, because a browser joins equal requests, also to one that hangs.
 */
export function boundedLoading({ triesOf, integrityOf }: Known): ModuleFederationRuntimePlugin {
  const addressOf = (url: string, remote: string) => {
    const tries = triesOf(remote);
    return tries === 0 ? url : `${url}?try=${tries}`;
  };
  return {
    name: 'bounded-loading',

    async fetch(url, _init, remote) {
      const response = await fetch(addressOf(url, remote?.name ?? ''), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new AreaUnavailable(`${url}: status ${response.status}`);
      return response;
    },

    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      // Before the address, which the request begins with.
      script.integrity = integrityOf(remoteInfo?.name ?? '') ?? '';
      // As the later files are asked for: a preload serves requests of its own mode alone.
      script.crossOrigin = 'anonymous';
      script.src = addressOf(url, remoteInfo?.name ?? '');
      script.async = true;
      return { script, timeout: TIMEOUT_MS };
    },

    async loadRemoteSnapshot(loaded) {
      const { integrity } = (loaded.manifestJson ?? {}) as WithIntegrity;
      return { ...loaded, remoteSnapshot: Object.assign(loaded.remoteSnapshot, { integrity }) };
    },

    // The runtime would put style sheets into the page before their chunk asks for them, and a missing one
    // would pass unseen. Preload hints are as quick, and the chunk itself then notices what is missing.
    async generatePreloadAssets({ remoteInfo, remoteSnapshot }) {
      // A later try asks for other addresses.
      if (triesOf(remoteInfo.name) === 0 && 'modules' in remoteSnapshot && 'publicPath' in remoteSnapshot) {
        const { publicPath, integrity = {} } = remoteSnapshot as typeof remoteSnapshot & WithIntegrity;
        const hintAll = (files: readonly string[], as: string) => {
          for (const file of files) hint({ href: publicPath + file, as, integrity: integrity[file] });
        };
        for (const { assets } of remoteSnapshot.modules) {
          hintAll(assets.js.sync, 'script');
          hintAll(assets.css.sync, 'style');
        }
      }
      return { cssAssets: [], jsAssetsWithoutEntry: [], entryAssets: [] };
    },
  };
}

function hint({ href, as, integrity = '' }: { href: string; as: string; integrity?: string | undefined }): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as, integrity, crossOrigin: 'anonymous', href }));
}
