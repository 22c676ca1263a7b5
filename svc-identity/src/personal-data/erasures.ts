import { workOnEach } from '@ethereal/service-kit/each';
import { consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import { repeat } from '@ethereal/service-kit/repeat';
import { area } from '../../area.ts';
import type { UserRecord } from '../users/user.ts';
import type { ErasuresStore } from './erasures.store.ts';

type ErasureOptions = Receiving & {
  erasures: ErasuresStore;
  /** Erases the share of this service and mails the farewell. */
  finish(user: UserRecord): Promise<void>;
  announce(user: string): void;
  now: () => Date;
};

/** Pause between two sweeps, in milliseconds. */
const SWEEP_MS = 2000;
/** Time after which `user.deleted` is published again for services that have not confirmed, in milliseconds. */
const REMIND_AFTER_MS = 10 * 60_000;
/** Number of deletions that one sweep repeats or finishes. */
const AT_ONCE = 50;

/**
 * Carries out deletions: records which services have erased their share, repeats the event for the others, and finishes
 * when all have.
 */
export function carryOutErasures(options: ErasureOptions) {
  const { broker, logger, queue, erasures, finish, announce, now } = options;

  const finishing = repeat(
    async () => {
      for (const user of await erasures.remind(new Date(now().getTime() - REMIND_AFTER_MS), now(), AT_ONCE)) {
        announce(user);
      }
      await workOnEach(await erasures.complete(AT_ONCE), finish);
    },
    { job: 'finishing deleted accounts', everyMs: SWEEP_MS, logger },
  );
  const consumer = consumeTypes({
    broker,
    logger,
    queue,
    types: area.consumes['svc-identity.mail.erasures'],
    async handle({ subject, data }) {
      await erasures.markReported(subject, data.service);
      finishing.kick();
    },
  });
  return {
    ready: consumer.ready,
    async stop(): Promise<void> {
      await consumer.stop();
      await finishing.stop();
    },
  };
}
