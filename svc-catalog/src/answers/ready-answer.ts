import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { writeTags } from '@ethereal/service-kit/cache-tags';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Minimum size worth compressing, in bytes. */
const SMALL = 1000;

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  switch (encoding) {
    case 'br':
      return brotli(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } });
    case 'gzip':
      return gzipped(body, { level: 6 });
    case 'identity':
      return body;
  }
}

/**
 * An answer that is made once for many requests: its bytes, its ETag, and its compressed forms, each made at the first
 * request for it.
 */
export class ReadyAnswer {
  readonly etag: string;
  readonly body: Buffer;
  readonly tags: string;
  readonly expiresAt: number;
  #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  /**
   * @param tags cache tags of what the answer shows
   * @param expiresAt moment from which the answer is wrong, in milliseconds since 1970; never unless given
   */
  constructor(body: Buffer, tags: readonly string[], expiresAt = Number.POSITIVE_INFINITY) {
    this.body = body;
    this.expiresAt = expiresAt;
    this.tags = writeTags(tags);
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  }

  get isSmall(): boolean {
    return this.body.length < SMALL;
  }

  /** Returns the body in an encoding, synchronously when it was encoded before. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.body;
    const encoded = this.#encoded.get(encoding);
    if (encoded) return encoded;
    const compressing = Promise.resolve(compress(this.body, encoding)).then((bytes) => {
      this.#encoded.set(encoding, bytes);
      return bytes;
    });
    this.#encoded.set(encoding, compressing);
    return compressing;
  }
}
