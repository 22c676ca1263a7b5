import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ConfirmDialog } from '@ethereal/web-kit/components/ConfirmDialog.tsx';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> & {
  /** Question of the dialog. */
  question: string;
  /** Mutation that runs after 'Yes'. The dialog stays open until it has settled. */
  mutation: { isPending: boolean; mutate: (input: undefined, options: { onSettled: () => void }) => void };
};

/** Renders a button that acts after a confirmation. */
export function ConfirmButton({ question, mutation, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && (
        <ConfirmDialog
          open
          message={question}
          busy={mutation.isPending}
          onConfirm={() => mutation.mutate(undefined, { onSettled: close })}
          onCancel={close}
        />
      )}
    </>
  );
}
