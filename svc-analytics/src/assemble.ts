import type { Base } from '@ethereal/service-kit/base';
import { combine, defineService } from '@ethereal/service-kit/define-service';
import { area } from '../area.ts';
import { type Config, configSchema } from './config.ts';
import { openCounts } from './counts/counts.ts';
import { openEvents } from './events/events.ts';
import { openItems } from './items/items.ts';
import { openOverview } from './overview/overview.ts';
import { openPersonalData } from './personal-data/personal-data.ts';
import { openSeries } from './series/series.ts';
import { openShared } from './shared/shared.ts';
import { openSummary } from './summary/summary.ts';

/** Assembles the service from its nouns and starts counting. */
async function assemble(base: Base<Config>) {
  const shared = await openShared(base);
  const runner = await openCounts(shared);
  return combine(
    openEvents(shared, runner),
    openItems(shared),
    openPersonalData(shared),
    openSeries(shared),
    openOverview(shared),
    openSummary(shared),
  );
}

export const service = defineService({ name: area.name, config: configSchema, assemble });
