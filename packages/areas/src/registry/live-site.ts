import type { Refusal } from '../signing/refusals.ts';
import type { Registry, ShellOffer } from './registry.ts';
import { registryReader, type SiteFolders } from './registry-file.ts';
import { shellOfferReader } from './shell-offer.ts';

/** Releases and pages of a site, as its gateway reads them. */
export type LiveSite = {
  registry(): Promise<Registry>;
  shell(): Promise<ShellOffer>;
  /** Whether a file of a remote (`mf-store/1.0.0-ab12cd34/…`) or of the shell may be served with this content. */
  allows(of: 'remotes' | 'shell', path: string, integrity: string): Promise<boolean>;
  /** Whether the signatures of releases are verified. */
  isChecked: boolean;
  /** Returns the releases and files that are not shown because they lack a valid signature. */
  refusals(): readonly Refusal[];
};

export type OnDamaged = (area: string, error: unknown) => void;

/** Creates a site that shows every release without checking signatures, for a laptop with a single user. */
export function uncheckedSite(folders: SiteFolders, onDamaged: OnDamaged): LiveSite {
  return {
    registry: registryReader(folders, onDamaged),
    shell: shellOfferReader(folders.shellDir),
    allows: () => Promise.resolve(true),
    isChecked: false,
    refusals: () => [],
  };
}
