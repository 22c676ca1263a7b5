import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
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
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <section className="stack-4 top" aria-label="People">
      <SearchField label="Search people" hint="Words of an e-mail address or a name, or an order number" />
      <QueryView
        query={list}
        pending={<LoadingRows label="Loading people" height="5rem" />}
        failed="The people could not be loaded."
        isEmpty={() => people.length === 0}
        empty={
          <EmptyState title="No people found.">
            {search ? 'None matches every word of your search.' : 'Nobody has signed up yet.'}
          </EmptyState>
        }
      >
        {() => (
          <ul className="stack-3" aria-busy={list.isFetching}>
            {people.map((person) => (
              <li key={person._id}>
                <PersonRow person={person} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <MoreButton list={list} className="middle" />
    </section>
  );
}
