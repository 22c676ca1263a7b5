import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { PersonLink } from './PersonLink.tsx';

/**
 * Link to the page of a person of the desk. The name is on that page alone, because every look at it is written to the
 * audit trail.
 */
export function DeskPerson({ id }: { id: string }) {
  const { user } = useSession();
  return <PersonLink id={id} name={user?._id === id ? 'you' : 'another person of the desk'} />;
}
