/** Parts of a lucide icon other than its lines: the constant size, its names, and a key for each line. */
const UNUSED_PARTS =
  /^ {2}(?:name: "[^"]*"|size: 24),$|,\n {2}aliases: \[[^\]]*\]|,\s*key: "\w+"|^__iconData\.node;$/gm;

/** Keeps only the lines of an icon (`src/icons/create-icon.ts`): names and keys differ by icon and hardly compress. */
export default function iconLoader(source: string): string {
  return source.replace(UNUSED_PARTS, '');
}
