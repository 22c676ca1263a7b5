import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A large answer, kept compressed alone: as plain bytes it would be in memory ten times over. */
export class PackedAnswer {
  readonly etag: string;
  readonly gzipped: Buffer;

  constructor(gzipped: Buffer, digest: string) {
    this.gzipped = gzipped;
    this.etag = `W/"${digest}"`;
  }

  /** The plain bytes, for the few who take no gzip. */
  unpacked(): Readable {
    return Readable.from([this.gzipped]).pipe(createGunzip());
  }
}
