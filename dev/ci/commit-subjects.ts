const TYPES = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'ci', 'chore', 'style'];
/** Scopes that are not workspaces: the documents as a whole, and continuous integration. */
const MORE_SCOPES = ['docs', 'ci'];
/** Maximum length of the first line of a commit message, in characters. */
const MAX_LENGTH = 72;
const SUBJECT = /^([a-z]{1,20})(?:\(([a-z0-9,-]{1,100})\))?!?: (.{1,500})$/;

/** Returns the scopes of commits: each workspace's folder without `svc-` and `mf-`, with `docs` and `ci`. */
export const scopesOf = (folders: readonly string[]): ReadonlySet<string> =>
  new Set([...folders.map((folder) => folder.replace(/^(?:svc|mf)-/, '')), ...MORE_SCOPES]);

/** Returns the reason why a commit's subject is rejected, or undefined when it is valid. */
export function faultOf(subject: string, scopes: ReadonlySet<string>): string | undefined {
  const [, type = '', scope, text = ''] = SUBJECT.exec(subject) ?? [];
  if (!type)
    return 'Write it as "type(scope): what it does", for example "fix(orders): release stock of expired payments".';
  if (!TYPES.includes(type)) return `"${type}" is no type; use one of ${TYPES.join(', ')}.`;
  const unknown = scope?.split(',').find((name) => !scopes.has(name));
  if (unknown !== undefined) return `"${unknown}" is no scope; use a workspace without its prefix, or docs.`;
  if (subject.length > MAX_LENGTH) return `It has ${subject.length} characters; ${MAX_LENGTH} are the limit.`;
  if (text.endsWith('.')) return 'It ends with a full stop; leave it out.';
  return undefined;
}
