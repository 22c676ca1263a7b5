import { editItem, getItemToEdit, type ItemSent, type ItemToEdit } from '@ethereal/contracts/items';
import { getStock, type Stock } from '@ethereal/contracts/stock';
import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { NotFound } from '@ethereal/shop-ui/components/NotFound.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useNavigate, useParams } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ItemForm } from './ItemForm.tsx';
import styles from './ItemPage.module.css';
import { editableCategories, fieldsOf } from './item-fields.ts';
import { slotsOf } from './picture-slots.ts';
import { useItemForm } from './useItemForm.ts';

const FAILURE = 'Failed to Update Item, please try again';

/** Changes one of the seller's items. */
export function EditItemPage() {
  useDocumentTitle('Edit Item');
  const { itemId = '' } = useParams();
  const { state } = useSession();
  if (state === 'unknown') return null;
  if (state === 'loggedOut')
    return (
      <Titled>
        <LoginPrompt text="Please Login." />
      </Titled>
    );
  return <LoadItem id={itemId} />;
}

function LoadItem({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...keys.mine, 'item-to-edit', id],
    queryFn: ({ signal }) => callApi(getItemToEdit, { params: { id }, signal }),
    // The form must begin with the current item and must keep that version while the seller types.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const counted = useQuery({
    queryKey: [...keys.mine, 'stock-to-edit', id],
    queryFn: ({ signal }) => callApi(getStock, { params: { itemId: id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isPending || (data && counted.isPending)) return <LoadingRows label="Loading the item" height="5rem" />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (error instanceof ApiError && error.status === 403)
    return (
      <Titled>
        <EmptyState title="This item belongs to another seller." />
      </Titled>
    );
  if (!data) return <ErrorState onRetry={() => refetch()} busy={isFetching} />;
  return <EditItem key={data.version} item={data} stock={counted.data?.stock} reload={() => refetch()} />;
}

type EditItemProps = {
  item: ItemToEdit;
  /** Undefined when the stock could not be loaded; it is then left unchanged. */
  stock: Stock | undefined;
  reload(): void;
};

function EditItem({ item, stock, reload }: EditItemProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<string>();
  const fields = useMemo(() => fieldsOf(item, stock), [item, stock]);
  const slots = useMemo(() => slotsOf(item), [item]);
  const form = useItemForm({
    form: 'edit',
    draftKey: `editItemDraft:${item._id}:${item.version}`,
    fields,
    slots,
    sale: item.sale,
    failure: FAILURE,
    async send(sent: ItemSent) {
      try {
        const headers = { 'if-match': `"${item.version}"` };
        await callApi(editItem, { params: { id: item._id }, body: sent, headers });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setConflict(error.message);
        throw error;
      }
      notify.success('Item Updated Successfully');
      for (const queryKey of [keys.favorites, keys.cart, keys.yourItems, keys.items])
        client.invalidateQueries({ queryKey });
      navigate('/ethereal/profile/yourItems');
    },
  });
  return (
    <Titled>
      {conflict && (
        <ErrorState title={conflict} onRetry={reload}>
          Retry loads the item as it is now. What you typed here is not kept.
        </ErrorState>
      )}
      <ItemForm
        state={form}
        picturesTitle="Edit Images"
        categories={editableCategories(item.category)}
        submitText="Update Item"
        resetText="Reset Changes"
        countsStock={stock !== undefined}
      />
    </Titled>
  );
}

function Titled({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Edit Item</h1>
      {children}
    </div>
  );
}
