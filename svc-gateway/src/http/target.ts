/** The parts of a request target: the path as sent, the decoded path, and the query with its question mark. */
export type Target = { rawPath: string; path: string; search: string };

const isDotSegment = (part: string) => part === '.' || part === '..';

/**
 * Parses a request target. Returns undefined for a target that no browser sends: not a path, malformed
 * percent-encoding, control characters, empty segments, or any spelling of a parent folder.
 */
export function readTarget(url: string): Target | undefined {
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 ? '' : url.slice(mark);
  if (!rawPath.startsWith('/') || rawPath.includes('//') || rawPath.includes('\\')) return undefined;
  const path = rawPath.includes('%') ? decode(rawPath) : rawPath;
  if (path === undefined || hasControlCharacter(path)) return undefined;
  if (rawPath.includes('.') || path.includes('.')) {
    // The part after /chat_stream/ is a sentence, not a path. Only its raw segments are checked.
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
