import type { Part } from '@ethereal/service-kit/define-service';
import type { PersonalData } from '@ethereal/service-kit/personal-data';
import type { Shared } from '../shared/shared.ts';
import { consumePeople } from './people.consumer.ts';

/** Opens what follows from the standing of people: their suspension and the deletion of their account. */
export const openPeople = (shared: Shared, data: PersonalData): Part => ({
  consumers: [consumePeople(shared, { ...shared, data })],
});
