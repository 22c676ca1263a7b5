import { getPerson } from '@ethereal/contracts/identity';
import { fillPath } from '@ethereal/contracts/path-template';
import { getJson } from '@ethereal/service-kit/http-client';

type Person = { fname: string; lname: string; since: string };

/**
 * Returns a person of svc-identity. @throws notFound when there is no such person, unavailable when svc-identity is
 * unavailable
 */
export type FetchPerson = (id: string) => Promise<Person>;

/** Creates the function that reads a person from svc-identity at this address. */
export const createFetchPerson =
  (identityUrl: string): FetchPerson =>
  (id) =>
    getJson(new URL(fillPath(getPerson.path, { id }), identityUrl).href, {
      schema: getPerson.success.body,
    });
