// Checks the subjects of a change's commits by Conventional Commits, with workspaces as scopes (`npm run commits`).
// `npm run commits -- <commit>` checks all commits since that one; by default those that are not on main.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { faultOf, scopesOf } from './ci/commit-subjects.ts';

const ROOT = join(import.meta.dirname, '..');
/** Last commit before the convention: it and its ancestors are exempt. */
const EXEMPT = 'c13f8d76';

const git = (...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

const [argument] = process.argv.slice(2);
const since = argument ?? ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name));
const onMain = since && git('rev-parse', since) === git('rev-parse', 'HEAD');
const range = [
  `${onMain || !since ? EXEMPT : since}..HEAD`,
  ...(git('rev-parse', '--verify', EXEMPT) ? [`^${EXEMPT}`] : []),
];
const log = git('log', '--no-merges', '--format=%h%x09%s', ...range);
if (log === undefined) console.log('No history here: the subjects of commits are not checked.');

const folders = globSync('{packages/*,shell,shell/server,mf-*,svc-*,dev,dev/*,e2e,bench,ops}/package.json', {
  cwd: ROOT,
});
const scopes = scopesOf(folders.map((file) => basename(join(file, '..'))));
const faults = (log ?? '')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [commit = '', subject = ''] = line.split('\t');
    const fault = faultOf(subject, scopes);
    return fault ? [`${commit} ${subject}\n    ${fault}`] : [];
  });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
