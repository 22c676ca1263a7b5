import { showItem } from '@ethereal/contracts/desk-items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useDeskRole } from '../access/useDeskRole.ts';
import { useAct } from '../acts/useAct.ts';
import { deskKeys } from '../lists/desk-keys.ts';
import lists from '../lists/Lists.module.css';
import { HideButton } from './HideButton.tsx';

/** An item by its id: hidden ones are in no list. */
export function HiddenItem({ id }: { id: string }) {
  const { isOperator } = useDeskRole();
  const show = useAct(
    () => callApi(showItem, { params: { id } }),
    'The item is in the shop again.',
    deskKeys.items,
  );
  return (
    <div className={lists.row}>
      <p>
        Item <code>{id}</code>
      </p>
      {isOperator ? (
        <div className={lists.acts}>
          <HideButton id={id} name={`Item ${id}`} />
          <Button
            size="small"
            variant="secondary"
            busy={show.isPending}
            onClick={() => show.mutate(undefined)}
          >
            Show again
          </Button>
        </div>
      ) : (
        <p className={lists.detail}>Operators hide it and show it again.</p>
      )}
    </div>
  );
}
