import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { peerReader } from './peer.ts';

function requestFrom(address: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, { host: 'shop.example', ...headers });
  return request;
}

const forwarded = {
  'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.shop.example',
};

describe('peerReader', () => {
  it("returns the peer's address and ignores forwarded headers of an untrusted peer", () => {
    expect(peerReader([])(requestFrom('::ffff:198.51.100.7', forwarded))).toEqual({
      address: '198.51.100.7',
      scheme: 'http',
      host: 'shop.example',
    });
  });

  it('returns the last untrusted address of the chain behind a trusted proxy', () => {
    expect(peerReader(['10.0.0.0/8'])(requestFrom('10.0.0.1', forwarded))).toEqual({
      address: '203.0.113.9',
      scheme: 'https',
      host: 'www.shop.example',
    });
  });

  it('rejects a host that could break out of a page', () => {
    expect(peerReader([])(requestFrom('198.51.100.7', { host: '"><script>' })).host).toBe('localhost');
  });
});
