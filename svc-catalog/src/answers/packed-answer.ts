import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { writeTags } from '@ethereal/service-kit/cache-tags';

/** A large answer that is cached in its compressed form only: its plain bytes would take ten times the memory. */
export class PackedAnswer {
  readonly etag: string;
  readonly gzipped: Buffer;
  readonly tags: string;
  readonly expiresAt: number;

  /**
   * @param tags cache tags of what the answer shows
   * @param expiresAt moment from which the answer is wrong, in milliseconds since 1970
   */
  constructor(gzipped: Buffer, digest: string, tags: readonly string[], expiresAt: number) {
    this.expiresAt = expiresAt;
    this.gzipped = gzipped;
    this.tags = writeTags(tags);
    this.etag = `W/"${digest}"`;
  }

  /** Streams the plain bytes, for the few clients that do not accept gzip. */
  unpacked(): Readable {
    return Readable.from([this.gzipped]).pipe(createGunzip());
  }
}
