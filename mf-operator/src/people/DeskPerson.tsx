import { listColleagues } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';
import { deskKeys } from '../query-keys.ts';
import { PersonLink } from './PersonLink.tsx';

/**
 * Renders the link to the page of a person of the desk, by name. The list has no name for a person who left the desk.
 */
export function DeskPerson({ id }: { id: string }) {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: deskKeys.colleagues,
    queryFn: ({ signal }) => callApi(listColleagues, { signal }),
  });
  const name = data?.people.find(({ _id }) => _id === id)?.name ?? 'another person of the desk';
  return <PersonLink id={id} name={user?._id === id ? 'you' : name} />;
}
