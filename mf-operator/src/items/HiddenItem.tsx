import { useDeskRole } from '../access/useDeskRole.ts';
import lists from '../lists/Lists.module.css';
import { HideButton } from './HideButton.tsx';
import { ShowButton } from './ShowButton.tsx';

/** Shows an item by its id, because no list contains hidden items. */
export function HiddenItem({ id }: { id: string }) {
  const { isOperator } = useDeskRole();
  const name = `Item ${id}`;
  return (
    <div className={lists.row}>
      <p>
        Item <code>{id}</code>
      </p>
      {isOperator ? (
        <div className={lists.acts}>
          <HideButton id={id} name={name} />
          <ShowButton id={id} name={name} />
        </div>
      ) : (
        <p className={lists.detail}>Operators hide it and show it again.</p>
      )}
    </div>
  );
}
