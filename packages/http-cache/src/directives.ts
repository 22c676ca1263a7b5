export type Directives = ReadonlyMap<string, string | true>;

/** Splits a list at commas outside quotes. */
function members(header: string): string[] {
  const found: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at < header.length; at++) {
    const character = header[at];
    if (isQuoted && character === '\\') at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) {
      found.push(header.slice(from, at));
      from = at + 1;
    }
  }
  found.push(header.slice(from));
  return found.map((candidate) => candidate.trim()).filter((candidate) => candidate !== '');
}

/** Returns the directives of a Cache-Control by name in lower case; the first value of a repeated one. */
export function readDirectives(header: string | undefined): Directives {
  const directives = new Map<string, string | true>();
  for (const member of members(header ?? '')) {
    const at = member.indexOf('=');
    const name = (at < 0 ? member : member.slice(0, at)).toLowerCase();
    const value = at < 0 ? true : member.slice(at + 1).replace(/^"|"$/g, '');
    if (!directives.has(name)) directives.set(name, value);
  }
  return directives;
}

/** Upper bound of delta-seconds (RFC 9111 1.2.2). */
const MAX_SECONDS = 2 ** 31;

/** Returns the seconds of a directive or an Age; undefined when the value is invalid. */
export const seconds = (value: string | true | undefined): number | undefined =>
  typeof value === 'string' && /^\d+$/.test(value) ? Math.min(Number(value), MAX_SECONDS) : undefined;

const TOKEN = /^[a-z*][\w*.-]*$/;

/** Parses a targeted field (RFC 9213). It is a structured field: an invalid member invalidates all of it. */
export function readTargeted(header: string | undefined): Directives | undefined {
  if (header === undefined) return undefined;
  const all = members(header);
  const isWellFormed = all.every((candidate) => TOKEN.test((candidate.split('=', 1)[0] ?? '').toLowerCase()));
  const isTyped = all.every((candidate) => !/^(?:s-)?max-?age=/i.test(candidate) || /=\d+$/.test(candidate));
  return all.length > 0 && isWellFormed && isTyped ? readDirectives(header) : undefined;
}
