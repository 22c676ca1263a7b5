/** Returns the FNV-1a hash over UTF-16 units. The hash is equal on every machine. */
export function hash(text: string, seed = 0x811c9dc5): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
