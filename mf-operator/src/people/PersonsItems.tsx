import { ItemRow } from '../items/ItemRow.tsx';
import { useSoldItems } from '../items/useSoldItems.ts';
import { PersonsPart } from './PersonsPart.tsx';

/** What somebody has for sale. What is hidden, or gone with a suspension, is in no list. */
export function PersonsItems({ id }: { id: string }) {
  const list = useSoldItems({ seller: id });
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <PersonsPart title="Items for sale" none="Nothing for sale." list={list} count={items?.length}>
      {items?.map((item) => (
        <li key={item._id}>
          <ItemRow item={item} />
        </li>
      ))}
    </PersonsPart>
  );
}
