import { hideItem } from '@ethereal/contracts/desk-items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useDeskRole } from '../access/useDeskRole.ts';
import { ReasonButton } from '../acts/ReasonButton.tsx';
import { deskKeys } from '../query-keys.ts';

/** Renders the button that hides an item with a reason, which its seller receives. */
export function HideButton({ id, name }: { id: string; name: string }) {
  const { isOperator } = useDeskRole();
  if (!isOperator) return null;
  return (
    <ReasonButton
      label="Hide"
      name={name}
      title="Hide this item?"
      description={`${name}. It leaves lists, search, favorites and carts until it is shown again.`}
      act={(reason) => callApi(hideItem, { params: { id }, body: { reason } })}
      done="The item is hidden."
      queryKey={deskKeys.all}
    />
  );
}
