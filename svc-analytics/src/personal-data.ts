import type { PersonalData } from '@ethereal/service-kit/personal-data';

/**
 * Counts hold only the ids of items and sellers. After the account is deleted, no data links such an id to a person.
 */
export const personalData: PersonalData = {
  share: () => ({}),
  erase: async () => {},
};
