import { listItems } from '@ethereal/contracts/items';
import { listNotes, writeNote } from '@ethereal/contracts/sample';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './Page.module.css';

/** Key of the caller's notes, which are removed from the cache when the session ends. */
const NOTES = [...keys.mine, 'sample', 'notes'];
const LOADING = <LoadingRows label="Loading the newest items" height="1.5em" />;

/** Renders the newest items, each with the caller's note: an example of a page of the profile that calls a service. */
export function Page() {
  return (
    <MemberPage title="Sample" prompt="Please Login to note items." pending={LOADING}>
      <NewestItems />
    </MemberPage>
  );
}

function NewestItems() {
  const newest = useQuery({
    queryKey: ['sample', 'newest'],
    queryFn: ({ signal }) => callApi(listItems, { query: { sort: 'newest', limit: '3' }, signal }),
  });
  return (
    <QueryView
      query={newest}
      pending={LOADING}
      failed="The newest items could not be loaded."
      empty={<EmptyState title="There are no items yet." />}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => <NotableItems items={items} />}
    </QueryView>
  );
}

type NotableItemsProps = { items: readonly { _id: string; name: string }[] };

/** Lists items. The notes are loaded separately, so that the list does not wait for them. */
function NotableItems({ items }: NotableItemsProps) {
  const client = useQueryClient();
  const notes = useQuery({ queryKey: NOTES, queryFn: ({ signal }) => callApi(listNotes, { signal }) });
  const write = useAction({
    mutationFn: (item: string) => callApi(writeNote, { params: { item }, body: { text: 'Noted' } }),
    failed: 'The item could not be noted. Please try again.',
    onSuccess: () => client.invalidateQueries({ queryKey: NOTES }),
  });
  const texts = new Map(notes.data?.notes.map(({ item, text }) => [item, text]));
  return (
    <ul className="card">
      {items.map(({ _id, name }) => (
        <li key={_id} className={`line-4 center spread ${styles.item}`}>
          <span className="shrink">{name}</span>
          {texts.has(_id) ? (
            <span className="muted">{texts.get(_id)}</span>
          ) : (
            <Button
              variant="secondary"
              size="small"
              busy={write.isPending && write.variables === _id}
              aria-label={`Note ${name}`}
              onClick={() => write.mutate(_id)}
            >
              Note
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
