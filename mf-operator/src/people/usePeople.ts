import { getDeskPerson, listPeople } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { deskKeys } from '../query-keys.ts';

/** Returns the query of people by words of their email or name, newest first, page by page. */
export function usePeople(search: string, enabled = true) {
  return useInfiniteQuery({
    queryKey: [...deskKeys.people, 'list', search],
    ...byCursor,
    queryFn: ({ pageParam, signal }) => callApi(listPeople, { query: { search, cursor: pageParam }, signal }),
    staleTime: 0,
    enabled,
  });
}

/** Returns the query of one person with the sessions of the person. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: [...deskKeys.people, id],
    queryFn: ({ signal }) => callApi(getDeskPerson, { params: { id }, signal }),
    staleTime: 0,
  });
}
