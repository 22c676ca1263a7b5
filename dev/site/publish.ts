import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

interface Registry {
  remotes: Record<string, { current: string; versions: { version: string }[] }>;
}

/** Puts what was built from these sources where the gateway serves it from; what is there already stays as it is. */
export function publish(area: string, fingerprint: string, dataDir: string): void {
  const version = `${versionOf(area)}-${fingerprint}`;
  if (area === 'shell') publishShell(version, join(dataDir, 'shell'));
  else publishRemote(area, version, join(dataDir, 'remotes'));
}

// Open pages still ask for the assets of the shell before, so these stay.
function publishShell(version: string, folder: string): void {
  const release = join(folder, 'release.json');
  const ours = JSON.stringify({ version, contract: contractVersion() });
  if (existsSync(release) && readFileSync(release, 'utf8') === ours) return;
  cpSync(join(ROOT, 'shell/dist'), folder, { recursive: true });
  writeFileSync(release, ours);
}

// A version that was here once is not made current again: since then somebody may have released or rolled back.
function publishRemote(area: string, version: string, folder: string): void {
  const file = join(folder, 'registry.json');
  const registry: Registry = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { remotes: {} };
  const known = registry.remotes[area]?.versions ?? [];
  if (known.some((one) => one.version === version)) return;
  copyWhole(join(ROOT, area, 'dist'), join(folder, area, version));
  const release = {
    version,
    contract: contractVersion(),
    releasedAt: new Date().toISOString(),
    releasedBy: 'npm start',
  };
  registry.remotes[area] = { current: version, versions: [release, ...known].slice(0, 10) };
  writeFileSync(`${file}.new`, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function copyWhole(from: string, to: string): void {
  const draft = `${to}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  cpSync(from, draft, { recursive: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(draft, to);
}

const contractVersion = () => versionOf('packages/contracts');

function versionOf(area: string): string {
  return JSON.parse(readFileSync(join(ROOT, area, 'package.json'), 'utf8')).version;
}
