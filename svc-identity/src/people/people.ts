import type { Part } from '@ethereal/service-kit/define-service';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { createPersonsMailsStore } from '../mail/persons-mails.store.ts';
import type { PasskeysStore } from '../passkeys/passkeys.store.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { Shared } from '../shared/shared.ts';
import { createBelongings } from './belongings.ts';
import { mountPeople } from './people.routes.ts';
import { createPeopleStore } from './people.store.ts';
import { mountPersonsMails } from './persons-mails.routes.ts';
import { consumeReportDecisions } from './report-decisions.consumer.ts';
import { createSuspensions } from './suspensions.ts';

type Others = { secondFactors: SecondFactors; passkeys: PasskeysStore };

/** Opens the desk's view of people: search, suspension, mails, decisions on reports. */
export async function openPeople(shared: Shared, { secondFactors, passkeys }: Others): Promise<Part> {
  const { config, db } = shared;
  const people = createPeopleStore(db);
  const personsMails = createPersonsMailsStore(db);
  await ensureIndexes(personsMails);
  const suspensions = createSuspensions({ ...shared, people });
  const belongings = createBelongings({ ...shared, holders: config.PERSONAL_DATA_HOLDERS });
  return {
    consumers: [consumeReportDecisions({ ...shared, suspensions, queue: `${config.EVENTS_QUEUE}.reports` })],
    mount(router) {
      mountPeople(router, { ...shared, people, suspensions, belongings, secondFactors, passkeys });
      mountPersonsMails(router, { ...shared, personsMails });
    },
  };
}
