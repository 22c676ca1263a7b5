import { type Consumer, consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import { area } from '../../area.ts';
import type { ItemStock } from './item-stock.ts';

const TYPES = area.consumes['svc-catalog.stock'];

type Deps = Receiving & { stock: ItemStock };

/** Consumes stock from a durable queue: events published while no instance runs are processed when one starts. */
export function consumeItemStock({ broker, logger, queue, stock }: Deps): Consumer {
  return consumeTypes({
    broker,
    logger,
    queue,
    types: TYPES,
    handle: (event) => stock.apply(event),
  });
}
