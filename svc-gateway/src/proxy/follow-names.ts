import dns from 'node:dns';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UpstreamGroup } from './upstream-group.ts';

/**
 * Keeps the instances of each group equal to the addresses that its names resolve to. Names of Docker and headless
 * names of Kubernetes resolve to several addresses. A name that cannot be resolved keeps its addresses.
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

/**
 * Whether a host name may resolve to several instances. Addresses do not, nor does `localhost`, whose two addresses
 * belong to one machine.
 */
const mayBeSeveral = (hostname: string) =>
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && !/^(?:.*\.)?localhost$/.test(hostname);

/**
 * Resolves a name as the operating system does. Returns addresses of one family only, because an instance with one
 * address of each would count twice.
 */
function addressesOf(hostname: string): Promise<string[]> {
  return new Promise((resolve) => {
    dns.lookup(hostname, { all: true }, (error, found) => {
      const of = (family: number) => (error ? [] : found.filter((candidate) => candidate.family === family));
      const [four, six] = [of(4), of(6)];
      resolve((four.length > 0 ? four : six).map(({ address }) => address));
    });
  });
}
