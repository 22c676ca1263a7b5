import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Smallest document that is compressed, in bytes; smaller ones gain too little. */
const WORTH_PACKING = 2048;
/** A BSON document starts with its length, which is never negative; read as such a number, this magic is. */
const ZSTD_MAGIC = 0xfd2fb528;

/** Returns a document as it is stored: large ones compressed. */
export function pack(bytes: Uint8Array): Uint8Array {
  if (bytes.length < WORTH_PACKING) return bytes;
  const packed = zstdCompressSync(bytes);
  return packed.length < bytes.length ? packed : bytes;
}

function isPacked({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  return byteLength >= 4 && new DataView(buffer, byteOffset, byteLength).getUint32(0, true) === ZSTD_MAGIC;
}

/** Maximum bytes of unpacked documents in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;
const kept = new Map<number, { stored: Uint8Array; bytes: Uint8Array }>();
let keptBytes = 0;

function keep(rid: number, stored: Uint8Array, bytes: Uint8Array): void {
  kept.set(rid, { stored, bytes });
  keptBytes += bytes.length;
  for (const [oldest, entry] of kept) {
    if (keptBytes <= KEPT_BYTES) return;
    kept.delete(oldest);
    keptBytes -= entry.bytes.length;
  }
}

/**
 * Returns a document as it was before `pack`, for reading only. The most recently used ones are cached, since each
 * decompression leaves a context to the garbage collector. A document that was changed since is unpacked again.
 */
export function unpack(stored: Uint8Array, rid: number): Uint8Array {
  if (!isPacked(stored)) return stored;
  const known = kept.get(rid);
  if (known) {
    kept.delete(rid);
    keptBytes -= known.bytes.length;
  }
  const bytes = known && Buffer.compare(known.stored, stored) === 0 ? known.bytes : zstdDecompressSync(stored);
  keep(rid, stored, bytes);
  return bytes;
}
