import { hideItem } from '@ethereal/contracts/desk-items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useState } from 'react';
import { useDeskRole } from '../access/useDeskRole.ts';
import { useAct } from '../acts/useAct.ts';
import { deskKeys } from '../lists/desk-keys.ts';

const ReasonDialog = lazyPart(() => import('../acts/ReasonDialog.tsx').then((file) => file.ReasonDialog));

/** Hides an item with a reason that its seller receives. */
export function HideButton({ id, name }: { id: string; name: string }) {
  const { isOperator } = useDeskRole();
  const [asking, setAsking] = useState(false);
  const hide = useAct(
    (reason: string) => callApi(hideItem, { params: { id }, body: { reason } }),
    'The item is hidden.',
    deskKeys.all,
  );
  if (!isOperator) return null;
  return (
    <>
      <Button size="small" variant="secondary" aria-label={`Hide: ${name}`} onClick={() => setAsking(true)}>
        Hide
      </Button>
      {asking && (
        <ReasonDialog
          title="Hide this item?"
          description={`${name}. It leaves lists, search, favorites and carts until it is shown again.`}
          submitText="Hide"
          busy={hide.isPending}
          onClose={() => setAsking(false)}
          onSubmit={(reason) => hide.mutate(reason, { onSuccess: () => setAsking(false) })}
        />
      )}
    </>
  );
}
