import { MAX_REVIEW } from '@ethereal/contracts/reviews';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { type FormEvent, useState } from 'react';
import styles from './Reviews.module.css';

type Props = {
  label: string;
  submitText: string;
  text: string;
  busy: boolean;
  onSubmit: (text: string) => void;
  onCancel: () => void;
};

/** Renders a form with one text: a reply, or a report. */
export function OneTextForm({ label, submitText, text: before, busy, onSubmit, onCancel }: Props) {
  const [text, setText] = useState(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onSubmit(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={label}
        required
        rows={3}
        maxLength={MAX_REVIEW}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {submitText}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
