import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export const NOT_PUBLIC = 'This address is not on the public web.';

/** Matches a name without a dot, or in a zone that has no public names (RFC 6761, 6762, 9476). */
const NOT_NAMED = /^[^.]*\.?$|\.(?:localhost|local|internal|invalid|onion|alt)\.?$/i;

/** Whether an IP address is public: not loopback, private, link-local or otherwise reserved. */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that is mapped to IPv6 is checked as IPv4.
  const parsed = ipaddr.process(address);
  // `::7f00:1` is 127.0.0.1 in the deprecated compatible form (RFC 4291), which no public host has.
  const isCompatible = parsed instanceof ipaddr.IPv6 && parsed.parts.slice(0, 6).every((part) => part === 0);
  return !isCompatible && parsed.range() === 'unicast';
}

/** Whether `IMPORT_PRIVATE_HOSTS` lists the host, with or without its port. */
export const isAllowedHost = ({ host, hostname }: URL, privateHosts: readonly string[]): boolean =>
  privateHosts.includes(host) || privateHosts.includes(hostname);

/**
 * Returns the fault of an address before its name is resolved: a protocol other than HTTP(S), a password in it, or a
 * bare IP address that is not public.
 */
export function publicAddressFault(url: URL, privateHosts: readonly string[]): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return 'A web address must begin with http:// or https://.';
  if (url.username !== '' || url.password !== '') return 'A web address may not hold a password.';
  if (isAllowedHost(url, privateHosts)) return undefined;
  const bare = url.hostname.replace(/^\[|[\].]$/g, '');
  if (isIP(bare) !== 0 && !isPublicIp(bare)) return NOT_PUBLIC;
  return isIP(bare) === 0 && NOT_NAMED.test(bare) ? NOT_PUBLIC : undefined;
}
