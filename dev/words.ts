// Checks the prose of the repository: words, openings of comments, test titles, width of comments (`npm run words`).
// `npm run words -- svc-orders` checks every rule in the given folders alone.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingsInScript, findingsInSource, findingsInWords } from './words/prose.ts';
import rules from './words/words.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const SOURCE = /\.(?:ts|tsx|mjs|cjs)$/;
const SCRIPT = /(?:\.(?:ya?ml|sh|vcl|caddy)|Caddyfile|Dockerfile|\.env\.example)$/;
const isText = (file: string) => SOURCE.test(file) || SCRIPT.test(file) || file.endsWith('.md');
const folders = process.argv.slice(2);

const filesOf = (folders: string[]) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => isText(file) && !rules.exempt.some((path) => file.startsWith(path)));

const files = filesOf(folders);
const prose = new Set(folders.length > 0 ? files : filesOf(rules.prose));
let count = 0;
for (const file of files) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const findings = findingsInWords(text, rules);
  if (SOURCE.test(file) && prose.has(file)) findings.push(...findingsInSource(file, text, rules));
  if (SCRIPT.test(file)) findings.push(...findingsInScript(text, rules));
  for (const { line, message } of findings) console.error(`${file}:${line}: ${message}`);
  count += findings.length;
}
if (files.length === 0) console.error('No file to check: see the folders given.');
if (count > 0 || files.length === 0) process.exitCode = 1;
