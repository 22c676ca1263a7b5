const PERSON = 'user:';

/** Returns the owner id of a logged-in person. */
export const ownerOfPerson = (person: string): string => `${PERSON}${person}`;

/** Returns the person of an owner id, undefined for a visitor without an account. */
export const personOf = (owner: string): string | undefined =>
  owner.startsWith(PERSON) ? owner.slice(PERSON.length) : undefined;
