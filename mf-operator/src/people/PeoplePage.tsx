import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { EndlessList } from '@ethereal/web-kit/components/EndlessList.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { SearchField } from '../lists/SearchField.tsx';
import { useAddress } from '../lists/useAddress.ts';
import { useListKeys } from '../lists/useListKeys.ts';
import { PersonRow } from './PersonRow.tsx';
import { usePeople } from './usePeople.ts';

/** Finds people by e-mail, name or order number. */
export function PeoplePage() {
  useDocumentTitle('Desk: People');
  useListKeys();
  const [search] = useAddress('find');
  const list = usePeople(search);
  return (
    <section className="stack-4 top" aria-label="People">
      <SearchField label="Search people" hint="Words of an e-mail address or a name, or an order number" />
      <EndlessList
        list={list}
        rows={(page) => page.people}
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
