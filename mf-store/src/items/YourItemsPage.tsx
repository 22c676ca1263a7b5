import { type Card, unpublishItem } from '@ethereal/contracts/items';
import { ItemCard } from '@ethereal/shop-ui/components/ItemCard.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useSearchParams } from '@ethereal/web-kit/router.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SaleNote } from '../sales/SaleNote.tsx';
import { StockLine } from './StockLine.tsx';
import { useStocks } from './useStocks.ts';
import { UNPUBLISHED, useRepublish } from './useUnpublished.ts';
import { YourItemsGrid } from './YourItemsGrid.tsx';

/** Unpublishes an item by its id, then reads favorites and cart again. The message offers to take it back. */
function useUnpublish() {
  const client = useQueryClient();
  const republish = useRepublish();
  return useAction({
    failed: 'The item could not be unpublished. Please try again.',
    mutationFn: (productId: string) => callApi(unpublishItem, { params: { productId } }),
    onSuccess(_answer, productId) {
      client.setQueryData<Card[]>(keys.yourItems, (items) => items?.filter(({ _id }) => _id !== productId));
      for (const queryKey of [keys.favorites, keys.cart, keys.items, UNPUBLISHED])
        client.invalidateQueries({ queryKey });
      notify.success('Item Unpublished successfully', { label: 'Undo', onPress: () => republish.mutate(productId) });
    },
  });
}

const ConfirmDialog = lazyPart(() =>
  import('@ethereal/web-kit/components/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

const SeveralItems = lazyPart(
  () => import('./several/SeveralItems.tsx').then((module) => module.SeveralItems),
  <Spinner label="Loading your items" />,
);

const UnpublishedItems = lazyPart(
  () => import('./UnpublishedItems.tsx').then((module) => module.UnpublishedItems),
  null,
);

/** Value of the address parameter that shows the items as a table. */
const TABLE = 'table';

/** Lists the seller's items, to edit or to unpublish, and those that are not in the shop. */
export function YourItemsPage() {
  const [leaving, setLeaving] = useState<Card>();
  const unpublish = useUnpublish();
  const { data: stocks } = useStocks();
  const isTable = useSearchParams()[0].get('view') === TABLE;
  const close = () => setLeaving(undefined);
  return (
    <>
      <YourItemsGrid
        title="Your Items"
        above={
          <div className="row-2">
            <ButtonLink to="/ethereal/profile/import" size="small" variant="secondary">
              Import or export items
            </ButtonLink>
            <ButtonLink to={isTable ? '?' : `?view=${TABLE}`} size="small" variant="secondary">
              {isTable ? 'Show as cards' : 'Edit several items'}
            </ButtonLink>
          </div>
        }
        table={isTable ? (items) => <SeveralItems items={items} stocks={stocks} /> : undefined}
        below={<UnpublishedItems />}
      >
        {(item) => (
          <ItemCard
            item={item}
            corner={null}
            countsView={false}
            footer={
              <div className="row-2">
                <SaleNote sale={item.sale} />
                {stocks && <StockLine item={item} stock={stocks.get(item._id)} />}
                <ButtonLink
                  to={`/ethereal/profile/edit-your-Item/${item._id}`}
                  size="small"
                  variant="secondary"
                  aria-label={`Edit Item: ${item.name}`}
                >
                  Edit Item
                </ButtonLink>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Unpublish: ${item.name}`}
                  onClick={() => setLeaving(item)}
                >
                  Unpublish
                </Button>
              </div>
            }
          />
        )}
      </YourItemsGrid>
      {leaving && (
        <ConfirmDialog
          open
          message="Are you sure You want to Unpublish the item from your store"
          busy={unpublish.isPending}
          onCancel={close}
          onConfirm={() => unpublish.mutate(leaving._id, { onSettled: close })}
        />
      )}
    </>
  );
}
