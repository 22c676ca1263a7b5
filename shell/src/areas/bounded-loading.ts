import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { AreaUnavailable } from './area-unavailable.ts';

/** The longest that a manifest or an entry may take, in milliseconds. */
const TIMEOUT_MS = 6000;

/** What is known of a remote by its name: how often it was tried, and what its entry file has to be. */
type Known = { triesOf(remote: string): number; integrityOf(remote: string): string | undefined };

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
      script.src = addressOf(url, remoteInfo?.name ?? '');
      script.async = true;
      return { script, timeout: TIMEOUT_MS };
    },

    // The runtime would put style sheets into the page before their chunk asks for them, and a missing one
    // would pass unseen. Preload hints are as quick, and the chunk itself then notices what is missing.
    async generatePreloadAssets({ remoteInfo, remoteSnapshot }) {
      // A later try asks for other addresses.
      if (triesOf(remoteInfo.name) === 0 && 'modules' in remoteSnapshot && 'publicPath' in remoteSnapshot) {
        const { publicPath } = remoteSnapshot;
        for (const { assets } of remoteSnapshot.modules) {
          for (const file of assets.js.sync) hint(publicPath + file, 'script');
          for (const file of assets.css.sync) hint(publicPath + file, 'style');
        }
      }
      return { cssAssets: [], jsAssetsWithoutEntry: [], entryAssets: [] };
    },
  };
}

function hint(href: string, as: 'script' | 'style'): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }));
}
