import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

type Peer = { address: string; scheme: string; host: string };

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

/**
 * Reads who calls and how they see the site. What `x-forwarded-*` says is believed only from the named proxies
 * (addresses or subnets); of a chain, the last address that is none of them is the visitor.
 */
export function peerReader(trustedProxies: readonly string[]): (req: IncomingMessage) => Peer {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const saidHost = (value: string | undefined) => (value && HOST.test(value) ? value : undefined);

  return (req) => {
    const address = plainAddress(req.socket.remoteAddress ?? '');
    const host = saidHost(req.headers.host) ?? 'localhost';
    if (trustedProxies.length === 0 || !isTrusted(address)) return { address, scheme: 'http', host };
    const header = (name: string) => {
      const value = req.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    const chain = (header('x-forwarded-for') ?? '').split(',').flatMap((it) => plainAddress(it.trim()) || []);
    return {
      address: chain.findLast((it) => !isTrusted(it)) ?? address,
      scheme: header('x-forwarded-proto') === 'https' ? 'https' : 'http',
      host: saidHost(header('x-forwarded-host')) ?? host,
    };
  };
}
