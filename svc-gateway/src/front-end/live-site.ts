import { type LiveSite, uncheckedSite } from '@ethereal/areas/registry/live-site';
import { checkedSite } from '@ethereal/areas/signing/checked-site';
import type { Logger } from '@ethereal/service-kit/logger';
import type { GatewayConfig } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { releaseTrail } from './release-trail.ts';

/** Creates the view of the released front ends. Each change of a live version is written to the audit trail. */
export function liveSite(config: GatewayConfig, logger: Logger, metrics: Metrics): LiveSite {
  const site = releasedSite(config, logger, metrics);
  const recordChanges = releaseTrail((change) => {
    if (change.wentBack) metrics.releaseWentBack(change.area);
    logger.info({ audit: 'release.live', ...change }, 'another version of an area is live');
  });
  return {
    ...site,
    async registry() {
      const registry = await site.registry();
      recordChanges(registry);
      return registry;
    },
  };
}

/** Returns the signed releases if there is a list of keys. In development without keys, all releases count. */
function releasedSite(
  { REMOTES_DIR, SHELL_DIR, AREA_KEYS_FILE }: GatewayConfig,
  logger: Logger,
  metrics: Metrics,
): LiveSite {
  const folders = { remotesDir: REMOTES_DIR, shellDir: SHELL_DIR };
  const onDamaged = (area: string, err: unknown) =>
    logger.error({ err, area }, 'the list of releases or keys is damaged; the last valid one stays in use');
  if (AREA_KEYS_FILE === undefined) return uncheckedSite(folders, onDamaged);
  return checkedSite({
    ...folders,
    keysFile: AREA_KEYS_FILE,
    onDamaged,
    onRefused(refusal) {
      metrics.refusedRelease(refusal.area);
      logger.warn({ audit: 'release.refused', ...refusal }, 'a release is rejected; the previous one stays live');
    },
  });
}
