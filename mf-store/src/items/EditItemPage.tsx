import { editItem, getItemToEdit, type ItemSent, type ItemToEdit } from '@ethereal/contracts/items';
import { getStock, type Stock } from '@ethereal/contracts/stock';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError, orOffline } from '@ethereal/web-kit/api/errors.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useNavigate, useParams } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Arrived } from './Arrived.tsx';
import { carryDraft, deleteOtherDrafts, editDraftKey } from './edit-drafts.ts';
import { ItemForm } from './ItemForm.tsx';
import { editableCategories, fieldsOf } from './item-fields.ts';
import { slotsOf } from './picture-slots.ts';
import { useItemForm } from './useItemForm.ts';

const FAILURE = 'Failed to Update Item, please try again';

const NOT_LOADED = 'The item could not be loaded.';

const LOADING = <LoadingRows label="Loading the item" height="5rem" />;

/** Changes one of the seller's items. */
export function EditItemPage() {
  const { itemId = '' } = useParams();
  return (
    <MemberPage title="Edit Item" prompt="Please Login." pending={LOADING}>
      <LoadItem id={itemId} />
    </MemberPage>
  );
}

/**
 * Loads an item with its stock, which is undefined when it could not be loaded. `clashes` is defined when the seller's
 * draft of an earlier version now belongs to this one.
 */
async function loadItem(id: string, seller: string, signal: AbortSignal) {
  const [item, stock] = await Promise.all([
    callApi(getItemToEdit, { params: { id }, signal }),
    callApi(getStock, { params: { itemId: id }, signal }).then(
      (counted) => counted.stock,
      () => undefined,
    ),
  ]);
  const clashes = await carryDraft(item, { fields: fieldsOf(item, stock), slots: slotsOf(item) }, seller);
  return { item, stock, clashes };
}

function LoadItem({ id }: { id: string }) {
  const seller = useSession().user?._id ?? '';
  const query = useQuery({
    queryKey: [...keys.mine, 'item-to-edit', id],
    queryFn: ({ signal }) => loadItem(id, seller, signal),
    // The form must begin with the current item and must keep that version while the seller types.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  async function reload() {
    const { error } = await query.refetch();
    if (error) notify.error(orOffline(error, NOT_LOADED));
  }
  if (isApiError(query.error) && query.error.status === 403)
    return <EmptyState title="This item belongs to another seller." />;
  return (
    <QueryView query={query} pending={LOADING} failed={NOT_LOADED} missing={<NotFound inPage />}>
      {(loaded) => <EditItem {...loaded} isReloading={query.isFetching} reload={reload} />}
    </QueryView>
  );
}

type EditItemProps = {
  item: ItemToEdit;
  /** Undefined when the stock could not be loaded; it is then left unchanged. */
  stock: Stock | undefined;
  /** Labels of what a draft of an earlier version and this version both changed; undefined without such a draft. */
  clashes: string[] | undefined;
  isReloading: boolean;
  /** Loads the item and its stock as they are now. */
  reload(): void;
};

function EditItem({ item, stock, clashes: carried, isReloading, reload }: EditItemProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<number>();
  const fields = useMemo(() => fieldsOf(item, stock), [item, stock]);
  const slots = useMemo(() => slotsOf(item), [item]);
  useEffect(() => deleteOtherDrafts(item), [item]);
  const form = useItemForm({
    form: 'edit',
    draftKey: editDraftKey(item),
    fields,
    slots,
    failure: FAILURE,
    async send(sent: ItemSent) {
      try {
        const headers = { 'if-match': `"${item.version}"` };
        await callApi(editItem, { params: { id: item._id }, body: sent, headers });
      } catch (error) {
        if (isApiError(error) && error.status === 409) setRefused(item.version);
        throw error;
      }
      notify.success('Item Updated Successfully');
      for (const queryKey of [keys.favorites, keys.cart, keys.yourItems, keys.items])
        client.invalidateQueries({ queryKey });
      navigate('/ethereal/profile/yourItems');
    },
  });
  const isOutdated = refused === item.version;
  const clashes = form.clashes ?? carried;
  return (
    <>
      {isOutdated && (
        <Arrived key={form.attempts} className="banner spread" label="The item has changed">
          <p>This item was changed in another window. Retry loads it as it is now and keeps what you typed.</p>
          <Button size="small" busy={isReloading} onClick={reload}>
            Retry
          </Button>
        </Arrived>
      )}
      {!isOutdated && clashes && (
        <Arrived key={item.version} className="banner" label="The item is loaded again">
          <p>
            This is the item as it is now, with what you typed.
            {clashes.length > 0 && ` Changed in both: ${clashes.join(', ')}. Reset Changes shows what the shop has.`}
          </p>
        </Arrived>
      )}
      <ItemForm
        state={form}
        picturesTitle="Edit Images"
        categories={editableCategories(item.category)}
        submitText="Update Item"
        resetText="Reset Changes"
        countsStock={stock !== undefined}
      />
    </>
  );
}
