// Runs the service as a process that kills itself at the step named by KILL_AT, as `kill -9` would.
import { serve } from '@ethereal/service-kit/define-service';
import { assemble, service } from '../assemble.ts';
import type { Shared } from '../shared/shared.ts';

const killAt = process.env.KILL_AT;

/** Returns a function that kills the process before or after its work, as KILL_AT says. */
function dying<A extends unknown[], R>(step: string, work: (...given: A) => Promise<R>) {
  return async (...given: A): Promise<R> => {
    if (killAt === `before ${step}`) process.kill(process.pid, 'SIGKILL');
    const result = await work(...given);
    if (killAt === `after ${step}`) process.kill(process.pid, 'SIGKILL');
    return result;
  };
}

/** Names of booked movements of a line. */
const BOOKED = { capture: 'the capture is booked', refund: 'the refund is booked', payout: 'the transfer is booked' };

const crashing = ({ payouts, ledger, provider, intents, ...others }: Shared): Shared => ({
  ...others,
  intents: {
    ...intents,
    apply: (order, command, read) =>
      command.type === 'finish'
        ? dying(`the ${command.operation} is finished`, intents.apply)(order, command, read)
        : intents.apply(order, command, read),
  },
  payouts: {
    ...payouts,
    insert: dying('the payout is stored', payouts.insert),
    mark: dying('its lines are marked', payouts.mark),
    awaitFunds: dying('funds are awaited', payouts.awaitFunds),
    fundsArrived: dying('the arrival of funds is stored', payouts.fundsArrived),
    paid: dying('it is marked as paid', payouts.paid),
  },
  ledger: {
    ...ledger,
    post(entry) {
      const [cause = ''] = entry._id.split(':');
      const step = Object.entries(BOOKED).find(([kind]) => kind === cause)?.[1];
      return step ? dying(step, ledger.post)(entry) : ledger.post(entry);
    },
  },
  provider: {
    ...provider,
    capture: dying('the capture', provider.capture),
    refund: dying('the refund', provider.refund),
    release: dying('the release', provider.release),
    addFunds: dying('funds are added', provider.addFunds),
    transfer: dying('the transfer', provider.transfer),
    sendToBank: dying('it is sent to the bank', provider.sendToBank),
  },
});
await serve({ ...service, assemble: (base) => assemble(base, crashing) });
