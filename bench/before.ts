import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/**
 * The repository as it was at a commit, in a folder of its own, to measure today's against: with the packages installed here, and its own
 * workspaces among them. A commit that needs a package dropped since wants it installed beside, as `npm install --no-save pino-http@11.0.0` for those
 * before services wrote their own access log.
 */
export function checkOut(commit: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-before-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@ethereal'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@ethereal') symlinkSync(join(from, name), join(to, name));
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const packages = workspaces.flatMap((one) =>
    one.endsWith('/*')
      ? readdirSync(join(folder, one.slice(0, -2))).map((name) => join(one.slice(0, -2), name))
      : [one],
  );
  for (const one of packages.filter((path) => existsSync(join(folder, path, 'package.json')))) {
    const { name }: { name: string } = JSON.parse(readFileSync(join(folder, one, 'package.json'), 'utf8'));
    if (name.startsWith('@ethereal/')) symlinkSync(join(folder, one), join(to, name));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
