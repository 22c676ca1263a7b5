import { showItem } from '@ethereal/contracts/desk-items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useDeskRole } from '../access/useDeskRole.ts';
import { useAct } from '../acts/useAct.ts';
import { deskKeys } from '../lists/desk-keys.ts';

/** Shows a hidden item in the shop again. */
export function ShowButton({ id, name }: { id: string; name: string }) {
  const { isOperator } = useDeskRole();
  const show = useAct(() => callApi(showItem, { params: { id } }), 'The item is in the shop again.', deskKeys.all);
  if (!isOperator) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`Show again: ${name}`}
      busy={show.isPending}
      onClick={() => show.mutate(undefined)}
    >
      Show again
    </Button>
  );
}
