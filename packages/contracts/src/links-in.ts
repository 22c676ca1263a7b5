// This file is free of schemas, so that the page of a conversation loads no zod.

type TextPart = { text: string; href?: string };

/** Input: at most 2000 characters. Matches addresses of the web; other schemes stay text. */
const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
const CLOSING = /[.,;:!?)\]}]+$/u;

/**
 * Returns the link of an address; undefined for one that is not a link. An address with a user name is not one, because
 * `https://shop.example@evil.example` leads to the second host.
 */
function linkOf(address: string): TextPart | undefined {
  const url = URL.parse(address);
  if (url?.username !== '' || url.password !== '') return undefined;
  // A host with letters that look like others is shown as browsers resolve it: `xn--…`.
  const isPlain = address.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
  return { text: isPlain ? address : url.href, href: url.href };
}

/** Returns a text in parts, in which addresses of the web are links. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(CLOSING, '');
    const link = linkOf(address);
    if (!link) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push(link);
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Relation of a link that a person wrote: search engines do not follow it, and its page cannot reach the shop's. */
export const WRITTEN_LINK = 'nofollow ugc noopener';
