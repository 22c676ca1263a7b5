import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link, useParams } from '@ethereal/web-kit/router.ts';
import lists from '../lists/Lists.module.css';
import { PersonDetails } from './PersonDetails.tsx';
import { usePerson } from './usePeople.ts';

/** Shows one person by the id in the address. */
export function PersonPage() {
  useDocumentTitle('Desk: Person');
  const { id = '' } = useParams();
  const person = usePerson(id);
  const isUnknown = isApiError(person.error) && person.error.status === 404;
  return (
    <section className={lists.page} aria-label="Person">
      <p>
        <Link to="/ethereal/desk/people">All people</Link>
      </p>
      {person.isPending && <LoadingRows label="Loading the person" height="12rem" />}
      {person.data && <PersonDetails person={person.data} />}
      {!person.isPending && !person.data && isUnknown && (
        <EmptyState title="There is no such person.">They may have deleted their account.</EmptyState>
      )}
      {!person.isPending && !person.data && !isUnknown && (
        <ErrorState title="The person could not be loaded." onRetry={() => person.refetch()} busy={person.isFetching} />
      )}
    </section>
  );
}
