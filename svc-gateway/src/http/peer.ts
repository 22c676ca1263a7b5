import type { IncomingMessage } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyAddress from 'proxy-addr';

type Peer = { address: string; scheme: string; host: string };

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');
const validHost = (value: unknown) => (typeof value === 'string' && HOST.test(value) ? value : undefined);

/**
 * Creates the function that returns a visitor's address and the scheme and host that the visitor sees. It trusts
 * `x-forwarded-*` only from the given proxies (addresses or subnets). In a chain of addresses, the visitor is the last
 * address that is not a trusted proxy.
 */
export function peerReader(trustedProxies: readonly string[]): (req: IncomingMessage) => Peer {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (req) => {
    const peer = req.socket.remoteAddress ?? '';
    const host = validHost(req.headers.host) ?? 'localhost';
    if (!isTrusted(peer, 0)) return { address: plainAddress(peer), scheme: 'http', host };
    return {
      address: plainAddress(proxyAddress(req, isTrusted)),
      scheme: req.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
      host: validHost(req.headers['x-forwarded-host']) ?? host,
    };
  };
}

/**
 * Returns the network that limits count. An IPv6 address counts as its /64, which belongs to one customer. The search
 * for a colon spares other addresses the long pattern of IPv6.
 */
export const networkOf = (address: string): string => (address.includes(':') ? ipKeyGenerator(address, 64) : address);
