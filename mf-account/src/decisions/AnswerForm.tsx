import { MAX_ANSWER } from '@ethereal/contracts/reports';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { type FormEvent, useState } from 'react';
import styles from './DecisionPage.module.css';
import { useAnswerDecision } from './useDecision.ts';

/** Form for the one answer to a decision. */
export function AnswerForm({ id }: { id: string }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const answer = useAnswerDecision(id);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isBlank = text.trim() === '';
    setFault(isBlank ? 'Write your answer first.' : undefined);
    if (!isBlank) answer.mutate(text);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label="Your answer"
        hint="If you see it differently, say why. You can answer once."
        rows={5}
        maxLength={MAX_ANSWER}
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" busy={answer.isPending}>
        Send answer
      </Button>
    </form>
  );
}
