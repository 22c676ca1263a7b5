import { listItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { PageHead } from '@ethereal/web-kit/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from './Page.module.css';

/** Renders the newest items by name: an example of a page with a query. */
export function Page() {
  const newest = useQuery({
    queryKey: ['sample', 'newest'],
    queryFn: ({ signal }) => callApi(listItems, { query: { sort: 'newest', limit: '3' }, signal }),
  });
  return (
    <div className={styles.page}>
      <PageHead title="Sample" description="A new part of the shop begins here." />
      <h1>Sample</h1>
      <QueryView
        query={newest}
        pending={<LoadingRows label="Loading the newest items" height="1.5em" />}
        failed="The newest items could not be loaded."
        empty={<EmptyState title="There are no items yet." />}
        isEmpty={({ items }) => items.length === 0}
      >
        {({ items }) => (
          <ul>
            {items.map(({ _id, name }) => (
              <li key={_id}>{name}</li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
