import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

type Reference = { commit: string; folder: string; remove(): void };

/**
 * Checks out the commit of `--against <commit>` into a folder of its own, to measure it in the same run. Uses the
 * packages installed here. A package that only that commit needs must be installed first (`npm install --no-save`).
 * Returns undefined without the option.
 */
export function referenceIn(commit: string | undefined): Reference | undefined {
  if (commit === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-against-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@ethereal'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@ethereal') symlinkSync(join(from, name), join(to, name));
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const packages = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(folder, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
      : [pattern],
  );
  for (const path of packages.filter((it) => existsSync(join(folder, it, 'package.json')))) {
    const { name }: { name: string } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
    if (name.startsWith('@ethereal/')) symlinkSync(join(folder, path), join(to, name));
  }
  return { commit, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
