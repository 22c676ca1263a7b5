import { writeAudit } from '@ethereal/service-kit/audit';
import { type Consumer, consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import { area } from '../../area.ts';
import type { UsersStore } from '../users/users.store.ts';
import type { Suspensions } from './suspensions.ts';

type Options = Receiving & {
  users: Pick<UsersStore, 'find'>;
  suspensions: Suspensions;
  now: () => Date;
};

const DECISIONS = area.consumes['svc-identity.mail.reports'];

/** Suspends a reported person by decision and restores them when it is undone, with a line in the audit trail. */
export function consumeReportDecisions({ broker, logger, queue, users, suspensions, now }: Options): Consumer {
  return consumeTypes({
    broker,
    logger,
    queue,
    types: DECISIONS,
    async handle(event) {
      const { person, action, by, report } = event.data;
      if (action !== 'suspend') return;
      const user = await users.find(person);
      if (!user) return;
      const received = { report, at: new Date(event.time) };
      const about = { user: by, about: person, report };
      if (event.type === 'report.undone') {
        if (await suspensions.restore(person, received))
          writeAudit(logger, { audit: 'desk.person-restored', ...about });
        return;
      }
      if (user.roles?.includes('operator')) {
        logger.warn({ report, user: person }, 'a report does not suspend an operator');
        return;
      }
      const { reason } = event.data;
      if (await suspensions.suspend(person, { at: now(), reason, by, report }, received))
        writeAudit(logger, { audit: 'desk.person-suspended', ...about, reason });
    },
  });
}
