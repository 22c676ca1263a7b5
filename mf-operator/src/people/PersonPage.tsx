import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link, useParams } from '@ethereal/web-kit/router.ts';
import { PersonDetails } from './PersonDetails.tsx';
import { usePerson } from './usePeople.ts';

/** Renders one person by the id in the address. */
export function PersonPage() {
  useDocumentTitle('Desk: Person');
  const { id = '' } = useParams();
  return (
    <section className="stack-4 top" aria-label="Person">
      <p>
        <Link to="/ethereal/desk/people">All people</Link>
      </p>
      <QueryView
        query={usePerson(id)}
        pending={<LoadingRows label="Loading the person" height="12rem" />}
        failed="The person could not be loaded."
        missing={<EmptyState title="There is no such person.">They may have deleted their account.</EmptyState>}
      >
        {(person) => <PersonDetails person={person} />}
      </QueryView>
    </section>
  );
}
