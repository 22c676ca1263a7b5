export type TextPart = { text: string; href?: string };

/** Input: at most 2000 characters. Matches addresses of the web; other schemes stay text. */
const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
const CLOSING = /[.,;:!?)\]}]+$/u;

/** Returns a text in parts, in which addresses of the web are links. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(CLOSING, '');
    if (!URL.canParse(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href: new URL(address).href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
