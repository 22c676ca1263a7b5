import { FormDialog } from '@ethereal/web-kit/components/FormDialog.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useState } from 'react';
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
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string>();
  const isNeeded = action === 'request-return';

  function submit() {
    const given = words.trim();
    const isMissing = isNeeded && given === '';
    setFault(isMissing ? 'Reason is required.' : undefined);
    if (!isMissing) onConfirm(given);
  }

  return (
    <FormDialog
      title={title}
      description={name}
      cancelText="Go back"
      submitText={title}
      isDangerous={action === 'cancel' || action === 'decline-return'}
      busy={busy}
      onSubmit={submit}
      onClose={onCancel}
    >
      <TextArea
        label={isReason(action) ? 'Reason' : 'Note'}
        optional={!isNeeded}
        rows={3}
        maxLength={MAX_WORDS}
        value={words}
        error={fault}
        onChange={({ target }) => setWords(target.value)}
      />
    </FormDialog>
  );
}
