const PERSON = 'user:';

/** Returns the owner of what a person who is logged in writes. */
export const ownerOfPerson = (person: string): string => `${PERSON}${person}`;

/** Returns the person of an owner; undefined for a visitor without an account. */
export const personOf = (owner: string): string | undefined =>
  owner.startsWith(PERSON) ? owner.slice(PERSON.length) : undefined;
