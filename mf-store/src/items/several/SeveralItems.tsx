import { type Card, editItem, getItemToEdit, type OwnCard, unpublishItem } from '@ethereal/contracts/items';
import { putStock, type Stock } from '@ethereal/contracts/stock';
import { countOfItems } from '@ethereal/shop-ui/format/count-of-items.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ConfirmDialog } from '@ethereal/web-kit/components/ConfirmDialog.tsx';
import { useState } from 'react';
import { SaleDialog } from '../../sales/SaleDialog.tsx';
import { usePlanSale } from '../../sales/usePlanSale.ts';
import { fieldsOf, itemToSend } from '../item-fields.ts';
import { slotsOf, storedPicturesIn } from '../picture-slots.ts';
import { ItemsTable } from './ItemsTable.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import styles from './SeveralItems.module.css';
import { StockOfSeveralDialog } from './StockOfSeveralDialog.tsx';
import { useChangeSeveral } from './useChangeSeveral.ts';

/** Changes the price of an item. Rejects when the item is changed at the same time. */
async function changePrice({ _id: id }: Card, priceAfter: (price: number) => number): Promise<void> {
  const item = await callApi(getItemToEdit, { params: { id } });
  const price = priceAfter(item.price);
  const body = { ...itemToSend(fieldsOf(item), storedPicturesIn(slotsOf(item))), price };
  await callApi(editItem, { params: { id }, body, headers: { 'if-match': `"${item.version}"` } });
}

type Props = { items: readonly OwnCard[]; stocks: ReadonlyMap<string, Stock> | undefined };
type Act = (item: Card) => Promise<unknown>;

/** Lists the seller's items as a table in which several can be changed at once. */
export function SeveralItems({ items, stocks }: Props) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [openDialog, setOpenDialog] = useState<'price' | 'sale' | 'stock' | 'unpublish'>();
  const change = useChangeSeveral();
  const plan = usePlanSale();
  const chosen = items.filter(({ _id }) => ids.has(_id));
  const close = () => setOpenDialog(undefined);

  /** Keeps the items whose change failed chosen, and the dialog with the typed values open for them. */
  const keepFailed = (failed: readonly Pick<Card, '_id'>[]) => {
    setIds(new Set(failed.map(({ _id }) => _id)));
    if (failed.length === 0) close();
  };
  const run = (act: Act, done = 'changed') => change.mutate({ items: chosen, act, done }, { onSuccess: keepFailed });
  const dialog = { count: chosen.length, busy: change.isPending, onClose: close };

  return (
    <section className="stack-4" aria-label="Items">
      <div className={`row-2-3 center ${styles.bar}`}>
        <p role="status">{chosen.length === 0 ? 'Choose items' : `${countOfItems(chosen.length)} chosen`}</p>
        <Button size="small" variant="secondary" disabled={chosen.length === 0} onClick={() => setOpenDialog('price')}>
          Change price
        </Button>
        <Button size="small" variant="secondary" disabled={chosen.length === 0} onClick={() => setOpenDialog('sale')}>
          Plan sale
        </Button>
        <Button size="small" variant="secondary" disabled={chosen.length === 0} onClick={() => setOpenDialog('stock')}>
          Set stock
        </Button>
        <Button size="small" variant="quiet" disabled={chosen.length === 0} onClick={() => setOpenDialog('unpublish')}>
          Unpublish
        </Button>
      </div>
      <ItemsTable items={items} stocks={stocks} chosen={ids} onChoose={setIds} />
      {openDialog === 'price' && (
        <PriceDialog {...dialog} onSubmit={(priceAfter) => run((item) => changePrice(item, priceAfter))} />
      )}
      {openDialog === 'sale' && (
        <SaleDialog
          regular={chosen.map(({ price, regularPrice = price }) => regularPrice)}
          busy={plan.isPending}
          onClose={close}
          onSubmit={(sale) => plan.mutate({ items: chosen, sale }, { onSuccess: keepFailed })}
        />
      )}
      {openDialog === 'stock' && (
        <StockOfSeveralDialog
          {...dialog}
          onSubmit={(stockOf) =>
            run((item) => callApi(putStock, { params: { itemId: item._id }, body: { stock: stockOf(item) } }))
          }
        />
      )}
      {openDialog === 'unpublish' && (
        <ConfirmDialog
          open
          message={`Are you sure you want to unpublish ${countOfItems(chosen.length)}?`}
          busy={change.isPending}
          onCancel={close}
          onConfirm={() => run((item) => callApi(unpublishItem, { params: { productId: item._id } }), 'unpublished')}
        />
      )}
    </section>
  );
}
