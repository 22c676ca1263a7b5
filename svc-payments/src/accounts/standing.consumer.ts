import { type Consumer, consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import { area } from '../../area.ts';
import type { AccountStore } from './accounts.store.ts';

const TYPES = area.consumes['svc-payments.lines.standing'];

type Options = Receiving & { accounts: AccountStore };

/** Stops payouts of suspended sellers, and resumes them when the sellers are restored. */
export function consumeStanding({ broker, logger, queue, accounts }: Options): Consumer {
  return consumeTypes({
    broker,
    logger,
    queue,
    types: TYPES,
    async handle({ type, time, data }) {
      const command = type === 'user.suspended' ? 'suspend' : 'restore';
      await accounts.change(data.user, { type: command, at: new Date(time) });
    },
  });
}
