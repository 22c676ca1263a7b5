/** Parameters that other sites add to links to the shop. No page reads them. */
const NOT_OURS = /^(utm_.*|gclid|fbclid|msclkid|dclid|mc_[ce]id|igshid|ref)$/;

/**
 * Returns the part of an address that a page depends on, encoded as the browser's router reads it. Parameters keep
 * their order, because links on the page repeat it.
 */
export function pageLocation(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (NOT_OURS.test(name)) query.delete(name);
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  const encoded = encodeURI(plain).replace(/[?#]/g, encodeURIComponent);
  return query.size > 0 ? `${encoded}?${query}` : encoded;
}
