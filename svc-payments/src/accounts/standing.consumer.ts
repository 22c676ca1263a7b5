import { type EventOf, eventOf } from '@ethereal/contracts/events';
import type { Base } from '@ethereal/service-kit/base';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import { area } from '../../area.ts';
import type { AccountStore } from './accounts.store.ts';

const TYPES = area.consumes['svc-payments.lines.standing'];
type Standing = EventOf<(typeof TYPES)[number]>;

type Options = Pick<Base<never>, 'broker' | 'logger'> & { queue: string; accounts: AccountStore };

/** Stops payouts of suspended sellers, and resumes them when the sellers are restored. */
export function consumeStanding({ broker, logger, queue, accounts }: Options): Consumer {
  return consume<Standing>({
    broker,
    logger,
    queue,
    bindings: TYPES,
    schema: eventOf(TYPES),
    async handle({ type, time, data }) {
      const command = type === 'user.suspended' ? 'suspend' : 'restore';
      await accounts.change(data.user, { type: command, at: new Date(time) });
    },
  });
}
