import type { Part } from '@ethereal/service-kit/define-service';
import { consumeDeletions, mountPersonalData, type PersonalData } from '@ethereal/service-kit/personal-data';
import type { Shared } from '../shared/shared.ts';

/**
 * Counts hold only the ids of items and sellers. After the account is deleted, no data links such an id to a person.
 */
const data: PersonalData = {
  share: () => ({}),
  erase: async () => {},
};

/** Opens the export and the erasure of a person's data. */
export function openPersonalData(shared: Shared): Part {
  const { config } = shared;
  return {
    consumers: [consumeDeletions({ ...shared, data, queue: `${config.EVENTS_QUEUE}.deletions` })],
    mount: (router) => mountPersonalData(router, { ...shared, data }),
  };
}
