import type { DeskPerson } from '@ethereal/contracts/identity';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { EndlessList } from '@ethereal/web-kit/components/EndlessList.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { Link, useNavigate } from '@ethereal/web-kit/router.ts';
import { DeskRow } from '../lists/DeskRow.tsx';
import { moment } from '../lists/moment.ts';
import { SearchField } from '../lists/SearchField.tsx';
import { useAddressField } from '../lists/useAddressField.ts';
import { useListKeys } from '../lists/useListKeys.ts';
import { fullName, PersonPills } from './PersonPills.tsx';
import { usePeople } from './usePeople.ts';

/** Renders one person of the list. Enter opens the page of the person. */
function PersonRow({ person }: { person: DeskPerson }) {
  const navigate = useNavigate();
  const page = `/ethereal/desk/people/${person._id}`;
  return (
    <DeskRow label={fullName(person)} onEnter={() => navigate(page)}>
      <div className="row-2-3 center">
        <Link className="strong" to={page} dir="auto">
          {fullName(person)}
        </Link>
        <PersonPills person={person} />
        <span className="quiet">
          {person.email} · since <time dateTime={person.createdAt}>{moment(person.createdAt)}</time>
        </span>
      </div>
    </DeskRow>
  );
}

/** Finds people by email, name or order number. */
export function PeoplePage() {
  useDocumentTitle('Desk: People');
  useListKeys();
  const [search] = useAddressField('find');
  const list = usePeople(search);
  return (
    <section className="stack-4 top" aria-label="People">
      <SearchField label="Search people" hint="Words of an e-mail address or a name, or an order number" />
      <EndlessList
        list={list}
        rows={(page) => page.people}
        label="People"
        pending={<LoadingRows label="Loading people" height="5rem" />}
        failed="The people could not be loaded."
        empty={
          <EmptyState title="No people found.">
            {search ? 'None matches every word of your search.' : 'Nobody has signed up yet.'}
          </EmptyState>
        }
      >
        {(person) => <PersonRow person={person} />}
      </EndlessList>
    </section>
  );
}
