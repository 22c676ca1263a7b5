import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { writeTags } from '@ethereal/service-kit/cache-tags';

/** A large answer, kept compressed alone: as plain bytes it would be in memory ten times over. */
export class PackedAnswer {
  readonly etag: string;
  readonly gzipped: Buffer;
  readonly tags: string;

  /** @param tags what it shows, for caches */
  constructor(gzipped: Buffer, digest: string, tags: readonly string[]) {
    this.gzipped = gzipped;
    this.tags = writeTags(tags);
    this.etag = `W/"${digest}"`;
  }

  /** The plain bytes, for the few who take no gzip. */
  unpacked(): Readable {
    return Readable.from([this.gzipped]).pipe(createGunzip());
  }
}
