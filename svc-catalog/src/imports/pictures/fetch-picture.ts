import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { MAX_IMAGE_BYTES } from '@ethereal/contracts/images';
import { http } from '@ethereal/service-kit/node-http';
import { isAllowedHost, isPublicIp, NOT_PUBLIC, publicAddressFault } from './public-address.ts';

/** Maximum number of redirects that are followed to a picture. */
const MAX_REDIRECTS = 3;

/** Thrown when a picture cannot be fetched; the message is a text for its seller. */
export class FetchFault extends Error {}

class NotPublic extends Error {}

/** Resolver of host names; the system's own unless a test passes another. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names and rejects those that resolve to an address that is not public. The connection uses the checked
 * address, so a name that resolves differently afterwards gains nothing.
 */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicIp(address))) return done(new NotPublic(), '', 0);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

type FetchOptions = { privateHosts: readonly string[]; timeoutMs: number; resolve?: Resolve };

function requestOnce(
  url: URL,
  { privateHosts, resolve = lookup }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const fault = publicAddressFault(url, privateHosts);
  if (fault !== undefined) return Promise.reject(new FetchFault(fault));
  const options: RequestOptions = {
    signal,
    // Each request opens a new connection: a kept one would use an address that was not checked now.
    agent: false,
    headers: { accept: 'image/jpeg, image/png, image/gif', 'user-agent': 'Ethereal item import' },
    ...(isAllowedHost(url, privateHosts) ? {} : { lookup: publicLookup(resolve) }),
  };
  const request = url.protocol === 'https:' ? requestHttps : http.request;
  return new Promise((answer, reject) => {
    request(url, options, answer).on('error', reject).end();
  });
}

async function follow(start: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await requestOnce(url, options, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return response;
    response.destroy();
    if (!URL.canParse(headers.location, url)) throw new FetchFault('This address redirects to an invalid address.');
    url = new URL(headers.location, url);
  }
  throw new FetchFault('This address redirects too often.');
}

async function* upToLimit(response: IncomingMessage): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > MAX_IMAGE_BYTES) throw new FetchFault('This picture is larger than 20 MB.');
    yield chunk;
  }
}

function faultFor(error: unknown, signal: AbortSignal): FetchFault {
  if (error instanceof FetchFault) return error;
  if (error instanceof NotPublic) return new FetchFault(NOT_PUBLIC);
  if (signal.aborted) return new FetchFault('This address did not answer in time.');
  return new FetchFault('This address could not be reached.');
}

/**
 * Fetches a picture from the public web into a file. Returns its size in bytes. @throws FetchFault with a text for its
 * seller
 */
export async function fetchPicture(url: string, path: string, options: FetchOptions): Promise<number> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    const response = await follow(new URL(url), options, signal);
    if (response.statusCode !== 200) {
      response.destroy();
      throw new FetchFault(`This address answered with ${response.statusCode}.`);
    }
    if (Number(response.headers['content-length'] ?? 0) > MAX_IMAGE_BYTES) {
      response.destroy();
      throw new FetchFault('This picture is larger than 20 MB.');
    }
    const file = createWriteStream(path);
    await pipeline(upToLimit(response), file, { signal });
    return file.bytesWritten;
  } catch (error) {
    throw faultFor(error, signal);
  }
}
