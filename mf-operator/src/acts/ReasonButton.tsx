import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeskAction } from './useDeskAction.ts';

const ReasonDialog = lazyPart(() => import('./ReasonDialog.tsx').then((file) => file.ReasonDialog));

type Props = {
  label: string;
  /** Name of the thing, for screen readers where several buttons have the same label. */
  name?: string;
  /** Title and description of the dialog. */
  title: string;
  description: string;
  /** Text of the button that sends the reason; the label by default. */
  submitText?: string;
  act: (reason: string) => Promise<unknown>;
  /** Message after success. */
  done: string;
  /** Lists that are read again afterwards. */
  queryKey: QueryKey;
};

/** Renders a button whose act requires a reason. */
export function ReasonButton({ label, name, title, description, submitText = label, act, done, queryKey }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDeskAction(act, done, queryKey);
  const close = () => setAsking(false);
  return (
    <>
      <Button size="small" variant="secondary" aria-label={name && `${label}: ${name}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={title}
          description={description}
          submitText={submitText}
          busy={isPending}
          onClose={close}
          onSubmit={(reason) => mutate(reason, { onSuccess: close })}
        />
      )}
    </>
  );
}
