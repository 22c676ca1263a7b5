import { type LiveSite, uncheckedSite } from '@ethereal/areas/registry/live-site';
import { checkedSite } from '@ethereal/areas/signing/checked-site';
import type { Logger } from '@ethereal/service-kit/logger';
import type { GatewayConfig } from '../config.ts';

/** The released front-ends: as their teams signed them, where there is a list of keys; all of them on a laptop without one. */
export function liveSite(
  { REMOTES_DIR, SHELL_DIR, AREA_KEYS_FILE }: GatewayConfig,
  logger: Logger,
  countRefused: (area: string) => void,
): LiveSite {
  const folders = { remotesDir: REMOTES_DIR, shellDir: SHELL_DIR };
  const onDamaged = (area: string, err: unknown) =>
    logger.error({ err, area }, 'a list of releases or of keys is damaged; the last good one stays in use');
  if (AREA_KEYS_FILE === undefined) return uncheckedSite(folders, onDamaged);
  return checkedSite({
    ...folders,
    keysFile: AREA_KEYS_FILE,
    onDamaged,
    onRefused(refusal) {
      countRefused(refusal.area);
      logger.warn({ audit: 'release.refused', ...refusal }, 'a release or a file of it is not shown');
    },
  });
}
