import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from '../registry/files.ts';
import type { LiveSite, OnDamaged } from '../registry/live-site.ts';
import type { Registry, ShellOffer } from '../registry/registry.ts';
import { registryReader, type SiteFolders } from '../registry/registry-file.ts';
import { shellOfferReader } from '../registry/shell-offer.ts';
import { type AreaKeys, areaKeysReader } from './area-keys.ts';
import { createRefusals, type Refusal } from './refusals.ts';
import type { Statement } from './statement.ts';
import { createStatements } from './statements.ts';
import { offerOf, trustedRegistry } from './trusted-registry.ts';

type CheckedSiteOptions = SiteFolders & {
  /** File in which operators list the keys that may sign each area's releases. */
  keysFile: string;
  /** Called once for each release or file that is not shown because it lacks a valid signature. */
  onRefused(refusal: Refusal): void;
  onDamaged: OnDamaged;
};

const NO_SHELL: ShellOffer = { version: '0', contract: '1.0.0', shared: {} };
/** Interval after which releases are verified again, in milliseconds: their files may change without the registry. */
const CHECK_AGAIN_MS = 1000;

/** Creates a site that shows only what the team of each area signed, byte for byte. */
export function checkedSite({ keysFile, onRefused, onDamaged, ...folders }: CheckedSiteOptions): LiveSite {
  const readKeys = areaKeysReader(keysFile, (error) => onDamaged(keysFile, error));
  const refusals = createRefusals(onRefused);
  const statements = createStatements(folders, readKeys, refusals.ofRelease);
  const readRegistry = registryReader(folders, onDamaged);
  const readOffer = shellOfferReader(folders.shellDir);

  let lastSigned: Statement | undefined;
  let lastShell = NO_SHELL;
  async function shell(): Promise<ShellOffer> {
    const { version } = await readOffer();
    const signed = await statements('shell', version);
    if (signed && signed !== lastSigned) {
      lastSigned = signed;
      lastShell = offerOf(signed);
    }
    return lastShell;
  }

  type Made = { from: Registry; keys: AreaKeys; shell: ShellOffer; at: number; registry: Promise<Registry> };
  let current: Made | undefined;
  async function registry(): Promise<Registry> {
    const [from, keys, offer] = await Promise.all([readRegistry(), readKeys(), shell()]);
    const at = performance.now();
    const isCurrent = current?.from === from && current.keys === keys && current.shell === offer;
    if (!current || !isCurrent || at - current.at > CHECK_AGAIN_MS) {
      refusals.startCheck();
      const trust = trustedRegistry(from, offer, { statements, keys }, refusals.ofRelease);
      current = { from, keys, shell: offer, at, registry: trust };
    }
    return current.registry;
  }

  /** Files of all shells that went live, because those of earlier shells are stored beside the current one's. */
  let shellFiles: { stamp: string; keys: AreaKeys; files: Promise<Map<string, Set<string>>> } | undefined;
  async function filesOfShells(): Promise<Map<string, Set<string>>> {
    const places = ['versions', 'release.json'].map((name) => join(folders.shellDir, name));
    const [keys, ...stamps] = await Promise.all([readKeys(), ...places.map(fingerprintOf)]);
    const stamp = stamps.join();
    if (shellFiles?.stamp !== stamp || shellFiles.keys !== keys) {
      shellFiles = { stamp, keys, files: readShellFiles() };
    }
    return shellFiles.files;
  }
  async function readShellFiles() {
    const files = new Map<string, Set<string>>();
    const versions = await readdir(join(folders.shellDir, 'versions')).catch((): string[] => []);
    for (const version of versions.filter((candidate) => !candidate.endsWith('.new'))) {
      const signed = await statements('shell', version);
      for (const [name, integrity] of Object.entries(signed?.files ?? {}))
        files.set(name, (files.get(name) ?? new Set()).add(integrity));
    }
    return files;
  }

  async function allows(of: 'remotes' | 'shell', path: string, integrity: string): Promise<boolean> {
    if (of === 'shell') {
      const expected = (await filesOfShells()).get(path);
      const isRight = expected?.has(integrity) === true;
      return refusals.ofFile({ area: 'shell', version: '', file: path, isRight });
    }
    const [area = '', version = '', ...rest] = path.split('/');
    const signed = await statements(area, version);
    if (!signed) return false;
    const name = rest.join('/');
    return refusals.ofFile({ area, version, file: name, isRight: signed.files[name] === integrity });
  }

  return { registry, shell, allows, isChecked: true, refusals: refusals.now };
}
