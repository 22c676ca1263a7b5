/** What lucide says of an icon besides its lines: its size, which is always the same, its names, and a key for each line. */
const BESIDES = /^ {2}(?:name: "[^"]*"|size: 24),$|,\n {2}aliases: \[[^\]]*\]|,\s*key: "\w+"|^__iconData\.node;$/gm;

/** Leaves the lines of an icon alone (`src/icons/create-icon.ts`): names and keys differ from icon to icon, so they hardly compress. */
export default function iconLoader(source: string): string {
  return source.replace(BESIDES, '');
}
