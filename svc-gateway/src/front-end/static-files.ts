import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** How a file's bytes can be sent. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** A file as it goes out: compressed at its first use, then kept. */
export type StaticFile = {
  type: string;
  etag: string;
  /** Named after its content, so that a copy never goes stale. */
  immutable: boolean;
  bytes(encoding: Encoding): Promise<Buffer>;
  compressible: boolean;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

const COMPRESSIBLE = /^text\/|json|svg|xml/;
const WORTH_COMPRESSING_BYTES = 512;
const CACHE_BYTES = 128 * 1024 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The files under a folder, by their path in it. Folders, hidden files and whatever lies outside are not there. */
export function staticFiles(root: string): (path: string) => Promise<StaticFile | undefined> {
  const base = resolve(root);
  const cache = new LRUCache<string, StaticFile, unknown>({ maxSize: CACHE_BYTES });
  return async (path) => {
    const full = join(base, path);
    if (!full.startsWith(base + sep) || path.includes('\0') || /(^|\/)\./.test(path)) return undefined;
    const info = await stat(full).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const key = `${full}:${info.mtimeMs}:${info.size}`;
    const known = cache.get(key);
    if (known) return known;
    const file = await readStaticFile(full, /\/assets\//.test(`/${path}`));
    // Three forms of it at most; the compressed ones are smaller.
    cache.set(key, file, { size: 2 * info.size + 1 });
    return file;
  };
}

async function readStaticFile(full: string, immutable: boolean): Promise<StaticFile> {
  const type = TYPES[extname(full).toLowerCase()] ?? 'application/octet-stream';
  return fileOf(await readFile(full), type, immutable);
}

/** A file made of bytes at hand. */
export function fileOf(content: Buffer, type: string, immutable: boolean): StaticFile {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(content) };
  return {
    type,
    immutable,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    compressible: COMPRESSIBLE.test(type) && content.length >= WORTH_COMPRESSING_BYTES,
    bytes(encoding) {
      made[encoding] ??= encode(content, encoding);
      return made[encoding];
    },
  };
}

function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'identity':
      return Promise.resolve(content);
    case 'gzip':
      return compressGzip(content, { level: 7 });
    case 'br':
      return compressBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: content.length > 1_000_000 ? 5 : 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
  }
}
