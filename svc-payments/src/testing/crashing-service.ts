// Runs the service as a process that kills itself at the step named by KILL_AT, as `kill -9` would.
import { serve } from '@ethereal/service-kit/define-service';
import { dying } from '@ethereal/service-kit/testing/dying';
import { assemble, service } from '../assemble.ts';
import type { Stores } from '../shared/shared.ts';

const crashing = ({ intents, payouts, ledger, provider, ...others }: Stores): Stores => ({
  ...others,
  intents: {
    ...intents,
    apply: (order, command, read) => dying(`${command.type} is stored`, intents.apply)(order, command, read),
  },
  payouts: {
    ...payouts,
    addLine: dying('the share is noted', payouts.addLine),
    insert: dying('the payout is stored', payouts.insert),
    mark: dying('its lines are marked', payouts.mark),
    awaitFunds: dying('funds are awaited', payouts.awaitFunds),
    markFundsArrived: dying('the arrival of funds is stored', payouts.markFundsArrived),
    markPaid: dying('it is marked as paid', payouts.markPaid),
  },
  ledger: {
    ...ledger,
    post: (entry) => dying(`the ${entry._id.split(':')[0]} is booked`, ledger.post)(entry),
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
