import { eventOf } from '@ethereal/contracts/events';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { area } from '../../area.ts';
import type { ItemStock } from './item-stock.ts';

const TYPES = area.consumes['svc-catalog.stock'];

type Deps = { broker: Broker; logger: Logger; queue: string; stock: ItemStock };

/** Consumes stock from a durable queue: events published while no instance runs are processed when one starts. */
export function consumeItemStock({ broker, logger, queue, stock }: Deps): Consumer {
  return consume({
    broker,
    logger,
    queue,
    bindings: TYPES,
    schema: eventOf(TYPES),
    handle: (event) => stock.apply(event),
  });
}
