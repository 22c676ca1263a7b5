import type { Refusal } from '../signing/refusals.ts';
import type { Registry, ShellOffer } from './registry.ts';
import { registryReader, type SiteFolders } from './registry-file.ts';
import { shellOfferReader } from './shell-offer.ts';

/** What a site shows, as its gateway reads it. */
export type LiveSite = {
  registry(): Promise<Registry>;
  shell(): Promise<ShellOffer>;
  /** Whether a file of a remote (`mf-store/1.0.0-ab12cd34/…`) or of the shell may be served with this content. */
  allows(of: 'remotes' | 'shell', path: string, integrity: string): Promise<boolean>;
  /** Whether releases are held to their signatures. */
  isChecked: boolean;
  /** What is not shown for want of a good signature. */
  refusals(): readonly Refusal[];
};

export type OnDamaged = (area: string, error: unknown) => void;

/** A site that shows whatever was released: for a laptop, where nobody else releases. */
export function uncheckedSite(folders: SiteFolders, onDamaged: OnDamaged): LiveSite {
  return {
    registry: registryReader(folders, onDamaged),
    shell: shellOfferReader(folders.shellDir),
    allows: () => Promise.resolve(true),
    isChecked: false,
    refusals: () => [],
  };
}
