import dns from 'node:dns';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UpstreamGroup } from './upstream-group.ts';

/**
 * Keeps the instances of each group those that its names stand for now, as Docker's and headless Kubernetes names stand for
 * several. A name that can't be resolved keeps the addresses it had.
 */
export function followNames(
  groups: readonly UpstreamGroup[],
  { everyMs, stop }: { everyMs: number; stop: AbortSignal },
): void {
  for (const group of groups)
    for (const { name } of group.upstreams) {
      const { hostname } = new URL(name);
      if (mayBeSeveral(hostname)) void follow(group, name, hostname);
    }

  async function follow(group: UpstreamGroup, name: string, hostname: string): Promise<void> {
    while (!stop.aborted) {
      const addresses = await addressesOf(hostname);
      if (addresses.length > 0 && !stop.aborted) group.setAddresses(name, addresses);
      await sleep(everyMs, undefined, { ref: false, signal: stop }).catch(() => {});
    }
  }
}

/** Not an address, nor `localhost`: its two addresses are one machine's. */
const mayBeSeveral = (hostname: string) =>
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && !/^(?:.*\.)?localhost$/.test(hostname);

/** As the operating system resolves it. Of one kind only: an instance with an address of each would be two. */
function addressesOf(hostname: string): Promise<string[]> {
  return new Promise((resolve) => {
    dns.lookup(hostname, { all: true }, (error, found) => {
      const of = (family: number) => (error ? [] : found.filter((it) => it.family === family));
      const [four, six] = [of(4), of(6)];
      resolve((four.length > 0 ? four : six).map(({ address }) => address));
    });
  });
}
