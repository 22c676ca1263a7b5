import type { Base } from '@ethereal/service-kit/base';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import { type Consumer, consumeTypes } from '@ethereal/service-kit/events/consumer';
import { createEraser, type PersonalData } from '@ethereal/service-kit/personal-data';
import { area } from '../../area.ts';
import type { Config } from '../config.ts';
import type { PeopleStore } from './people.store.ts';

const TYPES = area.consumes['svc-messages.people'];
type Parts = { people: PeopleStore; data: PersonalData; erased: ErasedPeople };

/** Consumes suspended, restored and deleted accounts. */
export function consumePeople(base: Base<Config>, { people, data, erased }: Parts): Consumer {
  const erase = createEraser({ ...base, data, erased });
  return consumeTypes({
    ...base,
    queue: `${base.config.EVENTS_QUEUE}.people`,
    types: TYPES,
    inOrder: true,
    async handle(event) {
      if (event.type === 'user.deleted') await erase(event);
      else await people.setStanding(event.data.user, event.type === 'user.suspended', new Date(event.time));
    },
  });
}
