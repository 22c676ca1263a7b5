import { CATEGORIES } from '@ethereal/contracts/fashion';
import { type Item, type ItemSent, uploadItem } from '@ethereal/contracts/items';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Arrived } from './Arrived.tsx';
import { ItemForm } from './ItemForm.tsx';
import { ADD_DRAFT_KEY, EMPTY_FIELDS, readDraft } from './item-fields.ts';
import { EMPTY_SLOTS } from './picture-slots.ts';
import { useItemForm } from './useItemForm.ts';

/** Publishes a new item. */
export function AddItemPage() {
  return (
    <MemberPage title="Add Item" prompt="Please Login." note={draftNote()} pending={<Spinner />}>
      <AddItem />
    </MemberPage>
  );
}

const draftNote = () => readDraft(ADD_DRAFT_KEY) && 'The item you began is kept in this browser.';

function AddItem() {
  const client = useQueryClient();
  const [created, setCreated] = useState<Item>();
  const form = useItemForm({
    form: 'add',
    draftKey: ADD_DRAFT_KEY,
    fields: EMPTY_FIELDS,
    slots: EMPTY_SLOTS,
    failure: 'Failed to create item.',
    async send(item: ItemSent) {
      const created = await callApi(uploadItem, { body: item });
      notify.success('Item created successfully!');
      form.reset();
      setCreated(created);
      for (const queryKey of [keys.yourItems, keys.items]) client.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      {created && <Created item={created} onAnother={() => setCreated(undefined)} />}
      <ItemForm
        state={form}
        picturesTitle="Product Images"
        categories={CATEGORIES}
        submitText="Add Item"
        resetText="Clear Form"
      />
    </>
  );
}

/** Renders the next steps after an item was created. */
function Created({ item, onAnother }: { item: Item; onAnother(): void }) {
  return (
    <Arrived className="banner spread" label="Item created">
      <p>
        <strong dir="auto">{item.name}</strong> is in the shop.
      </p>
      <div className="row-2">
        <ButtonLink to={`/ethereal/categories/${item.category}/${item._id}`} size="small">
          See it in the shop
        </ButtonLink>
        <Button size="small" variant="secondary" onClick={onAnother}>
          Add another
        </Button>
      </div>
    </Arrived>
  );
}
