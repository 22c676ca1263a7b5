import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Smaller documents gain less than the work is worth, in bytes. */
const WORTH_PACKING = 2048;
/** A document of BSON begins with its length, which is never negative; as such a number this one is. */
const ZSTD_MAGIC = 0xfd2fb528;

/** A document as it lies on disk: large ones compressed, as other engines do. */
export function pack(bytes: Uint8Array): Uint8Array {
  if (bytes.length < WORTH_PACKING) return bytes;
  const packed = zstdCompressSync(bytes);
  return packed.length < bytes.length ? packed : bytes;
}

export function unpack(stored: Uint8Array): Uint8Array {
  if (stored.length < 4) return stored;
  const { buffer, byteOffset, byteLength } = stored;
  const isPacked = new DataView(buffer, byteOffset, byteLength).getUint32(0, true) === ZSTD_MAGIC;
  return isPacked ? zstdDecompressSync(stored) : stored;
}
