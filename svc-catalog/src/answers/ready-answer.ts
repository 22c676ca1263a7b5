import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Less is not worth compressing; more is compressed quickly rather than well. Bytes. */
const SMALL = 1000;
const LARGE = 1_000_000;

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  const large = body.length > LARGE;
  switch (encoding) {
    case 'br':
      return brotli(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: large ? 1 : 4 } });
    case 'gzip':
      return gunzippable(body, { level: large ? 1 : 6 });
    case 'identity':
      return body;
  }
}

/** An answer made once for many: its bytes, its ETag and its compressed forms, each made when first asked for. */
export class ReadyAnswer {
  readonly etag: string;
  readonly body: Buffer;
  #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  /** @param digest of the body, where it has been made along the way */
  constructor(body: Buffer, digest = createHash('sha1').update(body).digest('base64url')) {
    this.body = body;
    this.etag = `W/"${digest}"`;
  }

  get isSmall(): boolean {
    return this.body.length < SMALL;
  }

  /** The bytes in an encoding; at once when they were made before. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.body;
    const made = this.#encoded.get(encoding);
    if (made) return made;
    const making = Promise.resolve(compress(this.body, encoding)).then((bytes) => {
      this.#encoded.set(encoding, bytes);
      return bytes;
    });
    this.#encoded.set(encoding, making);
    return making;
  }
}
