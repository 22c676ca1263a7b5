// Keys of counts are names of fields in the stored documents, and parts of paths such as `free.White / S`. The signs
// `.` and `$` have a meaning in paths, so they are encoded as in quoted-printable text: 'US 9.5' is stored as
// 'US 9=2E5'. Keys without these signs are stored as they are.

const ENCODED: Readonly<Record<string, string>> = { '.': '=2E', $: '=24', '=': '=3D' };
const DECODED = new Map(Object.entries(ENCODED).map(([plain, code]) => [code, plain]));

/** Returns the name of the field that stores the count of a key. */
export const encodeKey = (key: string): string => key.replaceAll(/[.$=]/g, (plain) => ENCODED[plain] ?? plain);

/** Returns the key whose count a field stores. */
export const decodeKey = (name: string): string => name.replaceAll(/=(2E|24|3D)/g, (code) => DECODED.get(code) ?? code);

const mapKeys = <V>(record: Readonly<Record<string, V>>, change: (key: string) => string): Record<string, V> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [change(key), value]));

/** Returns counts by the names of the fields that store them. */
export const encodeKeys = <V>(counts: Readonly<Record<string, V>>): Record<string, V> => mapKeys(counts, encodeKey);
/** Returns counts by their keys. */
export const decodeKeys = <V>(stored: Readonly<Record<string, V>>): Record<string, V> => mapKeys(stored, decodeKey);
