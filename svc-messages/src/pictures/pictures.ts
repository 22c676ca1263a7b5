import { MINUTE_MS } from '@ethereal/contracts/durations';
import { repeat } from '@ethereal/service-kit/repeat';
import { sentBefore } from '../conversations/conversations.rules.ts';
import type { Shared } from '../shared/shared.ts';
import type { Holder } from './hold-pictures.ts';

/** Pause between two runs that end holds of pictures without a message, in milliseconds. */
const SWEEP_EVERY_MS = 10 * MINUTE_MS;

/** Starts the job that ends the holds of pictures whose message was not stored. */
export function openPictures(shared: Shared): void {
  const { store, pictures, now } = shared;
  const isStored = async ({ conversation: _id, side, clientId }: Holder) => {
    const { conversation, earlier } = await store.load({ _id, side, clientId });
    return sentBefore(conversation, { side, clientId, earlier }) !== undefined;
  };
  repeat(() => pictures.sweep(now(), isStored), {
    ...shared,
    job: 'ending holds of pictures',
    everyMs: SWEEP_EVERY_MS,
  });
}
