import { ItemCard } from '@ethereal/shop-ui/components/ItemCard.tsx';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { ADD_DRAFT_KEY, readDraft } from './item-fields.ts';
import { useRepublish, useUnpublished } from './useUnpublished.ts';
import grid from './YourItemsGrid.module.css';
import styles from './YourItemsPage.module.css';

/** Lists the draft of this browser and the items that the seller unpublished; nothing without either. */
export function UnpublishedItems() {
  const draft = readDraft(ADD_DRAFT_KEY);
  const query = useUnpublished();
  if (!draft && !query.data?.length && !query.isError) return null;
  return (
    <section className="stack-5" aria-labelledby="unpublished">
      <h2 id="unpublished">Drafts and unpublished items</h2>
      {draft && (
        <p className={`row-3 center spread ${styles.draft}`}>
          <span>
            Draft in this browser: <bdi>{draft.name || 'an item without a name'}</bdi>
          </span>
          <ButtonLink to="/ethereal/profile/add-item" size="small" variant="secondary">
            Continue the draft
          </ButtonLink>
        </p>
      )}
      <Unpublished query={query} />
    </section>
  );
}

function Unpublished({ query }: { query: ReturnType<typeof useUnpublished> }) {
  const republish = useRepublish();
  return (
    <QueryView
      query={query}
      pending={<Spinner size="medium" label="Loading your unpublished items" />}
      failed="Your unpublished items could not be loaded."
      empty={null}
    >
      {(items) => (
        <ul className={grid.grid}>
          {items.map((item) => (
            <li key={item._id}>
              <ItemCard
                item={item}
                // The shop has no page of an unpublished item.
                href={`/ethereal/profile/edit-your-Item/${item._id}`}
                corner={null}
                countsView={false}
                footer={
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`Publish again: ${item.name}`}
                    busy={republish.isPending && republish.variables === item._id}
                    disabled={republish.isPending}
                    onClick={() => republish.mutate(item._id)}
                  >
                    Publish again
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
