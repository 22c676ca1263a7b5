import { Button } from '@ethereal/web-kit/components/Button.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { useDeskAction } from './useDeskAction.ts';

type Props = {
  label: string;
  /** Name of the thing, for screen readers where several buttons have the same label. */
  name?: string;
  disabled?: boolean;
  act: () => Promise<unknown>;
  /** Message after success. */
  done: string;
  /** Lists that are read again afterwards. */
  queryKey: QueryKey;
};

/** Renders a button that acts at once. */
export function ActButton({ label, name, disabled, act, done, queryKey }: Props) {
  const { mutate, isPending } = useDeskAction(act, done, queryKey);
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={name && `${label}: ${name}`}
      busy={isPending}
      disabled={disabled}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
