import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyAddress from 'proxy-addr';

type Peer = { address: string; scheme: string; host: string };

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');
const saidHost = (value: unknown) => (typeof value === 'string' && HOST.test(value) ? value : undefined);

/**
 * Reads who calls and how they see the site. What `x-forwarded-*` says is believed only from the named proxies
 * (addresses or subnets); of a chain, the last address that is none of them is the visitor.
 */
export function peerReader(trustedProxies: readonly string[]): (req: IncomingMessage) => Peer {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (req) => {
    const peer = req.socket.remoteAddress ?? '';
    const host = saidHost(req.headers.host) ?? 'localhost';
    if (!isTrusted(peer, 0)) return { address: plainAddress(peer), scheme: 'http', host };
    return {
      address: plainAddress(proxyAddress(req, isTrusted)),
      scheme: req.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
      host: saidHost(req.headers['x-forwarded-host']) ?? host,
    };
  };
}

/** What limits count: an IPv6 address stands for its /64, which is one customer's. */
export const networkOf = (address: string): string => (isIPv6(address) ? ipKeyGenerator(address, 64) : address);
