import { showItem } from '@ethereal/contracts/desk-items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useDeskRole } from '../access/useDeskRole.ts';
import { ActButton } from '../acts/ActButton.tsx';
import { deskKeys } from '../query-keys.ts';

/** Renders the button that shows a hidden item in the shop again. */
export function ShowButton({ id, name }: { id: string; name: string }) {
  const { isOperator } = useDeskRole();
  if (!isOperator) return null;
  return (
    <ActButton
      label="Show again"
      name={name}
      act={() => callApi(showItem, { params: { id } })}
      done="The item is in the shop again."
      queryKey={deskKeys.all}
    />
  );
}
