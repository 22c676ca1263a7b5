import { type Doc, decode } from '../bson.ts';

type Entry = { doc: Doc; bytes: number };

export type DocCache = ReturnType<typeof createDocCache>;

/**
 * The last used documents in decoded form, up to a number of stored bytes. They are for reading only (matching and
 * keys); a caller who wants to change or hand out a document decodes one of its own.
 */
export function createDocCache(limit: number) {
  const entries = new Map<number, Entry>();
  let size = 0;

  function forget(rid: number): void {
    const entry = entries.get(rid);
    if (!entry) return;
    entries.delete(rid);
    size -= entry.bytes;
  }

  return {
    forget,
    read(rid: number, raw: Uint8Array): Doc {
      const known = entries.get(rid);
      if (known) {
        entries.delete(rid);
        entries.set(rid, known);
        return known.doc;
      }
      const doc = decode(raw);
      entries.set(rid, { doc, bytes: raw.length });
      size += raw.length;
      for (const oldest of entries.keys()) {
        if (size <= limit) break;
        forget(oldest);
      }
      return doc;
    },
    clear(): void {
      entries.clear();
      size = 0;
    },
  };
}
