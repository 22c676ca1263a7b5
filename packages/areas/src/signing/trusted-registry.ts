import { pageFaults } from '../registry/page-faults.ts';
import type { AreaVersion, Registry, Remote, ShellOffer } from '../registry/registry.ts';
import type { AreaKeys } from './area-keys.ts';
import type { Refusal } from './refusals.ts';
import type { Statement } from './statement.ts';
import type { Statements } from './statements.ts';

/** Returns what a shell offers, as its team signed it. */
export const offerOf = ({ version, contract, shared = {}, state, pages }: Statement): ShellOffer => ({
  version,
  contract,
  shared,
  state,
  pages,
});

/**
 * Returns a remote without the versions that its team did not sign; the other versions have the pages that were signed.
 */
async function trustedRemote(name: string, found: Remote, statements: Statements) {
  const versions: AreaVersion[] = [];
  for (const release of found.versions) {
    const signed = await statements(name, release.version);
    if (!signed) continue;
    const { contract, pages, entry } = signed;
    const integrity = entry === undefined ? undefined : signed.files[entry];
    versions.push({ ...release, contract, pages, entry, integrity });
  }
  const has = (version: string | undefined) => versions.some((candidate) => candidate.version === version);
  const position = found.versions.findIndex((candidate) => candidate.version === found.current);
  const older = found.versions.slice(position + 1).find((candidate) => !candidate.withdrawn && has(candidate.version));
  const current = has(found.current) ? found.current : older?.version;
  if (current === undefined) return undefined;
  const canary = has(found.canary?.version) ? found.canary : undefined;
  return { current, versions, ...(canary && { canary }) };
}

/**
 * Returns the trusted part of the registry: signed versions only, with the version before in place of a current one
 * that is not signed. A page that two areas claim belongs to the one that operators list first, whatever the release
 * command of the other accepted.
 */
export async function trustedRegistry(
  { remotes, withdrawn, shells }: Registry,
  shell: ShellOffer,
  { statements, keys }: { statements: Statements; keys: AreaKeys },
  onRefused: (refusal: Refusal) => void,
): Promise<Registry> {
  const trusted: Registry['remotes'] = {};
  const claims = [{ name: 'shell', pages: [...(shell.pages ?? [])] }];
  for (const name of keys.keys()) {
    const found = remotes[name];
    const remote = found && (await trustedRemote(name, found, statements));
    if (!remote) continue;
    const versions = remote.versions.map((entry) => ({
      ...entry,
      pages: entry.pages?.filter((page) => {
        const [reason] = pageFaults({ name, pages: [page] }, claims);
        const isLive = entry.version === remote.current || entry.version === remote.canary?.version;
        if (reason !== undefined && isLive) onRefused({ area: name, version: entry.version, reason });
        return reason === undefined;
      }),
    }));
    trusted[name] = { ...remote, versions };
    const live = versions.filter(
      (candidate) => candidate.version === remote.current || candidate.version === remote.canary?.version,
    );
    claims.push({ name, pages: live.flatMap(({ pages }) => pages ?? []) });
  }
  return { remotes: trusted, withdrawn, shells };
}
