import { isIP } from 'node:net';
import type { Request } from 'express';

/** Device and network of a visit: enough to recognize one's own session, and no more. */
export type Visit = { device: string; network: string };

const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const find = (table: [RegExp, string][], text: string) => table.find(([sign]) => sign.test(text))?.[1];

/** Returns the device, such as 'Firefox on Windows'; 'Unknown device' for an unknown user agent. */
export function deviceOf(userAgent: string | undefined): string {
  const browser = find(BROWSERS, userAgent ?? '');
  const system = find(SYSTEMS, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/** Returns the network of an address, such as '203.0.113.0/24' or '2001:db8:1::/48'. */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return 'unknown';
  const [head = '', tail] = plain.split('::', 2);
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const groupsOfAddress =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${groupsOfAddress.slice(0, 3).join(':')}::/48`;
}

/** Returns device and network of a request, as a session stores them. */
export const visitOf = (request: Request): Visit => ({
  device: deviceOf(request.get('user-agent')),
  network: networkOf(request.ip),
});
