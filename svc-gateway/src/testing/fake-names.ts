import dns from 'node:dns';
import { vi } from 'vitest';

type Found = (error: Error | null, addresses?: { address: string; family: number }[] | string, family?: number) => void;

/**
 * Makes the operating system's resolver return these names, as Docker's does. All other names resolve as before.
 * `vi.restoreAllMocks` ends it.
 */
export function fakeNames(names: Map<string, readonly string[]>): void {
  const lookup = dns.lookup as unknown as (name: string, options: object, found: Found) => void;
  const fake = (name: string, options: { all?: boolean }, found: Found) => {
    const addresses = names.get(name)?.map((address) => ({ address, family: 4 }));
    if (!addresses) return lookup(name, options, found);
    const [first] = addresses;
    if (!first) found(Object.assign(new Error(`No host is called ${name}.`), { code: 'ENOTFOUND' }));
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  };
  vi.spyOn(dns, 'lookup').mockImplementation(fake as unknown as typeof dns.lookup);
}
