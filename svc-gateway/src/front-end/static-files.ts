import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { integrityOf } from '@ethereal/areas/signing/integrity';
import { LRUCache } from 'lru-cache';
import { contentType } from 'mime-types';
import type { Compression } from '../http/encodings.ts';

/** A file as it is sent. Its compressed form comes from the build, or is created at the first use and cached. */
export type StaticFile = {
  type: string;
  etag: string;
  /** Whether the file is named after its content, so that a copy never becomes outdated. */
  immutable: boolean;
  /** Returns the content; without an encoding as it is. */
  bytes(encoding?: Compression): Promise<Buffer>;
  compressible: boolean;
};

const COMPRESSIBLE = /^text\/|json|svg|xml/;
/** Size below which a file is not compressed, in bytes. */
const WORTH_COMPRESSING_BYTES = 512;
/** Maximum size of all cached files, in bytes. */
const CACHE_BYTES = 128 * 1024 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Kept = { file: StaticFile; integrity: string };

/**
 * Returns a function that reads a file under a folder by its relative path. Folders, hidden files and files outside the
 * folder are not served.
 * @param allows whether a file with this content may be served; exactly the bytes that were checked are sent
 */
export function staticFiles(
  root: string,
  allows: (path: string, integrity: string) => Promise<boolean> = () => Promise.resolve(true),
): (path: string) => Promise<StaticFile | undefined> {
  const base = resolve(root);
  const cache = new LRUCache<string, Kept, unknown>({ maxSize: CACHE_BYTES });
  return async (path) => {
    const full = join(base, path);
    if (!full.startsWith(base + sep) || path.includes('\0') || /(^|\/)\./.test(path)) return undefined;
    const info = await stat(full).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const key = `${full}:${info.mtimeMs}:${info.size}`;
    const allowsForm = (ending: string, integrity: string) => allows(path + ending, integrity);
    const isImmutable = /\/assets\//.test(`/${path}`);
    const kept = cache.get(key) ?? (await readStaticFile(full, isImmutable, allowsForm));
    // Up to three forms are cached; the two compressed forms are smaller than the file.
    if (!cache.has(key)) cache.set(key, kept, { size: 2 * info.size + 1 });
    return (await allows(path, kept.integrity)) ? kept.file : undefined;
  };
}

/** Endings of the compressed forms that a build writes beside a file. */
const ENDINGS = { br: '.br', gzip: '.gz' };

async function readStaticFile(
  full: string,
  immutable: boolean,
  allowsForm: (ending: string, integrity: string) => Promise<boolean>,
): Promise<Kept> {
  const type = contentType(extname(full)) || 'application/octet-stream';
  const content = await readFile(full);
  const compress = (encoding: Compression) => encode(content, encoding);
  // If the build's compressed form is missing or not allowed, the allowed content is compressed here.
  const compressed = async (encoding: Compression) => {
    const made = await readFile(full + ENDINGS[encoding]).catch(() => undefined);
    const isAllowed = made && (await allowsForm(ENDINGS[encoding], integrityOf(made)));
    return isAllowed ? made : compress(encoding);
  };
  // A file that is not named after its content may be newer than the compressed forms beside it.
  const file = fileOf(content, type, immutable, immutable ? compressed : compress);
  return { file, integrity: integrityOf(content) };
}

/** Creates a file from bytes in memory. */
export function fileOf(
  content: Buffer,
  type: string,
  immutable: boolean,
  compress = (encoding: Compression) => encode(content, encoding),
): StaticFile {
  const made: Partial<Record<Compression, Promise<Buffer>>> = {};
  return {
    type,
    immutable,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    compressible: COMPRESSIBLE.test(type) && content.length >= WORTH_COMPRESSING_BYTES,
    bytes(encoding) {
      if (!encoding) return Promise.resolve(content);
      made[encoding] ??= compress(encoding).catch((error: unknown) => {
        delete made[encoding];
        throw error;
      });
      return made[encoding];
    },
  };
}

/** Creates a file from text that is sent as UTF-8. `type` is its media type. */
export const textFile = (text: string, type: string): StaticFile =>
  fileOf(Buffer.from(text), `${type}; charset=utf-8`, false);

function encode(content: Buffer, encoding: Compression): Promise<Buffer> {
  return encoding === 'gzip' ? compressGzip(content, { level: 7 }) : brotli(content);
}

const brotli = (content: Buffer): Promise<Buffer> =>
  compressBrotli(content, {
    params: {
      // A higher quality takes seven times as long and saves 1 % of a page's bytes.
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
