import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { AreaUnavailable } from './area-unavailable.ts';

/** Maximum time in which a manifest or an entry file has to load, in ms. */
const TIMEOUT_MS = 6000;

/** Returns, for the name of a remote, the number of earlier tries and the integrity of its entry file. */
type Known = { triesOf(remote: string): number; integrityOf(remote: string): string | undefined };

/** Addition of an area's build to the manifest: the integrity of the files that the area loads first, by path. */
type WithIntegrity = { integrity?: Readonly<Record<string, string>> };

/**
 * Creates a federation plugin that keeps a remote that hangs or sends invalid data from blocking the page. Manifest and
 * entry file have a time limit. A later try requests another address, because a browser joins equal requests, even with
 * a request that hangs.
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
      // The integrity is set before the address, because setting the address starts the request.
      script.integrity = integrityOf(remoteInfo?.name ?? '') ?? '';
      // The mode is the one of the files that are requested later: a browser uses a preload only for requests of the
      // same mode.
      script.crossOrigin = 'anonymous';
      script.src = addressOf(url, remoteInfo?.name ?? '');
      script.async = true;
      return { script, timeout: TIMEOUT_MS };
    },

    async loadRemoteSnapshot(loaded) {
      const { integrity } = (loaded.manifestJson ?? {}) as WithIntegrity;
      return { ...loaded, remoteSnapshot: Object.assign(loaded.remoteSnapshot, { integrity }) };
    },

    // The runtime would add style sheets to the page before their chunk requests them, so a missing style sheet would
    // go unnoticed. Preload hints are as fast, and the chunk detects a missing file.
    async generatePreloadAssets({ remoteInfo, remoteSnapshot }) {
      // A later try requests other addresses, which no preload serves.
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
