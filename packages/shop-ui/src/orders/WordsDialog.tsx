import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Dialog } from '@ethereal/web-kit/components/Dialog.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { type FormEvent, useId, useState } from 'react';
import type { WordedAction } from './useMoveLine.ts';

type Props = {
  action: WordedAction;
  title: string;
  /** Of the item. */
  name: string;
  busy: boolean;
  onConfirm(words: string): void;
  onCancel(): void;
};

/** The most characters of a reason or note. */
const MAX_WORDS = 500;

const isReason = (action: WordedAction) => action === 'cancel' || action === 'request-return';

/** Asks for the reason or note of what is about to be done with an ordered item. */
export function WordsDialog({ action, title, name, busy, onConfirm, onCancel }: Props) {
  const form = useId();
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string>();
  const isNeeded = action === 'request-return';

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = words.trim();
    const isMissing = isNeeded && given === '';
    setFault(isMissing ? 'Reason is required.' : undefined);
    if (!isMissing) onConfirm(given);
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={title}
      description={name}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Go back
          </Button>
          <Button
            type="submit"
            form={form}
            variant={action === 'cancel' || action === 'decline-return' ? 'danger' : 'primary'}
            busy={busy}
          >
            {title}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextArea
          label={isReason(action) ? 'Reason' : 'Note'}
          optional={!isNeeded}
          rows={3}
          maxLength={MAX_WORDS}
          value={words}
          error={fault}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
    </Dialog>
  );
}
