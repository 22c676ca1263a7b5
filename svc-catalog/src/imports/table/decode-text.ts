const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Number of bytes that are inspected to detect the encoding of a text without a byte order mark. */
const INSPECTED_BYTES = 4096;

/** Detects UTF-16: Latin letters have a zero in every other byte, and text in other encodings has none. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, INSPECTED_BYTES);
  const zeros = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (even + odd < start.length / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the text of a file as spreadsheets save it: UTF-8 or UTF-16, with or without a byte order mark, or else
 * Windows-1252, in which Excel saves CSV in western countries. The mark is removed.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const mark = MARKS.find((candidate) => candidate.bytes.every((byte, at) => bytes[at] === byte));
  const encoding = mark?.encoding ?? utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
