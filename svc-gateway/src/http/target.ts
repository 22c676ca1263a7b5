/** What a request asks for: the path as sent and as meant, and the query with its question mark. */
export type Target = { rawPath: string; path: string; search: string };

const isDotSegment = (part: string) => part === '.' || part === '..';

/**
 * Reads a request target; undefined when it is none that a browser would send: not a path, malformed percent-encoding,
 * control characters, empty segments, or a way up the tree however it is written.
 */
export function readTarget(url: string): Target | undefined {
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 ? '' : url.slice(mark);
  if (!rawPath.startsWith('/') || rawPath.includes('//') || rawPath.includes('\\')) return undefined;
  const path = rawPath.includes('%') ? decode(rawPath) : rawPath;
  if (path === undefined || hasControlCharacter(path)) return undefined;
  if (rawPath.includes('.') || path.includes('.')) {
    // What follows /chat_stream/ is a person's sentence, not a path: only its raw segments count.
    const judged = /^(\/api)?\/chat_stream\//.test(rawPath) ? rawPath : path.replaceAll('\\', '/');
    if (judged.split('/').some(isDotSegment)) return undefined;
  }
  return { rawPath, path, search };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function hasControlCharacter(path: string): boolean {
  for (let i = 0; i < path.length; i++) {
    const code = path.charCodeAt(i);
    if (code < 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return true;
    if (code === 0x7f) return true;
  }
  return false;
}
