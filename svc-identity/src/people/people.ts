import type { Part } from '@ethereal/service-kit/define-service';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { createPersonsMailsStore } from '../mail/persons-mails.store.ts';
import type { PasskeysStore } from '../passkeys/passkeys.store.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { Kit } from '../sessions/sessions.ts';
import { createBelongings } from './belongings.ts';
import { mountPeople } from './people.routes.ts';
import { createPeopleStore } from './people.store.ts';
import { mountPersonsMails } from './persons-mails.routes.ts';
import { consumeReportDecisions } from './report-decisions.consumer.ts';
import { createSuspensions } from './suspensions.ts';

/** Opens the desk's view of people: search, suspension, mails, decisions on reports. */
export async function openPeople(kit: Kit, secondFactors: SecondFactors, passkeys: PasskeysStore): Promise<Part> {
  const { config, db } = kit;
  const people = createPeopleStore(db);
  const personsMails = createPersonsMailsStore(db);
  await ensureIndexes(personsMails);
  const suspensions = createSuspensions({ ...kit, people });
  const belongings = createBelongings({ ...kit, holders: config.PERSONAL_DATA_HOLDERS });
  return {
    consumers: [consumeReportDecisions({ ...kit, suspensions, queue: `${config.EVENTS_QUEUE}.reports` })],
    mount(router) {
      mountPeople(router, { ...kit, people, suspensions, belongings, secondFactors, passkeys });
      mountPersonsMails(router, { ...kit, personsMails });
    },
  };
}
