import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Smallest document that is compressed, in bytes; smaller ones gain too little. */
const WORTH_PACKING = 2048;
/**
 * Marks a compressed document. A BSON document starts with its length, which is never negative; read as a length, this
 * number is negative.
 */
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

/** The most recently used unpacked documents, up to 16 MB, each with the bytes that it was unpacked from. */
const unpacked = new LRUCache<number, { stored: Uint8Array; bytes: Uint8Array }>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/**
 * Returns a document as it was before `pack`, for reading only. It is cached, since each decompression leaves a context
 * to the garbage collector. A document that was changed since is unpacked again.
 */
export function unpack(stored: Uint8Array, rid: number): Uint8Array {
  if (!isPacked(stored)) return stored;
  const cached = unpacked.get(rid);
  if (cached && Buffer.compare(cached.stored, stored) === 0) return cached.bytes;
  const bytes = zstdDecompressSync(stored);
  unpacked.set(rid, { stored, bytes });
  return bytes;
}
