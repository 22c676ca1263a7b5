import { type BrandMerge, undoBrandMerge } from '@ethereal/contracts/desk-brands';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useDeskRole } from '../access/useDeskRole.ts';
import { useAct } from '../acts/useAct.ts';
import { deskKeys } from '../lists/desk-keys.ts';
import lists from '../lists/Lists.module.css';

/** Button that restores the brand of the items of a merge. */
export function UndoMerge({ merge: { _id: id, from, to } }: { merge: BrandMerge }) {
  const { isOperator } = useDeskRole();
  const undo = useAct(() => callApi(undoBrandMerge, { params: { id } }), 'The merge is undone.', deskKeys.all);
  if (!isOperator) return null;
  return (
    <div className={`row-2 ${lists.acts}`}>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Undo the merge of ${from} into ${to}`}
        busy={undo.isPending}
        onClick={() => undo.mutate(undefined)}
      >
        Undo
      </Button>
    </div>
  );
}
