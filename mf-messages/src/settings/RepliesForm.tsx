import { MAX_REPLY_TITLE, MAX_SAVED_REPLIES, type SavedReply, saveReplies } from '@ethereal/contracts/message-settings';
import { MAX_MESSAGE } from '@ethereal/contracts/messages';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageKeys } from '../query-keys.ts';
import styles from './SettingsPage.module.css';

type Row = SavedReply & { key: number };

/** Returns a row as it is saved: a reply without a title is named by its beginning. */
const toReply = ({ title, text }: Row): SavedReply => ({
  title: title.trim() || text.trim().slice(0, MAX_REPLY_TITLE).trim(),
  text: text.trim(),
});

/** Renders the replies that a seller inserts by a press, each with its title. */
export function RepliesForm({ saved }: { saved: readonly SavedReply[] }) {
  const client = useQueryClient();
  const [rows, setRows] = useTyped<Row[]>(
    'saved replies',
    saved.map((reply, key) => ({ ...reply, key })),
  );
  const [attempts, setAttempts] = useState(0);
  const formRef = useFaultFocus(attempts);
  const replies = rows.map(toReply);
  // A title without a reply cannot be saved, and must not be lost without notice.
  const isMissing = (at: number) => replies[at]?.title !== '' && replies[at]?.text === '';
  const save = useAction({
    mutationFn: () => callApi(saveReplies, { body: { replies: replies.filter(({ text }) => text !== '') } }),
    failed: 'Your replies could not be saved. Please try again.',
    onSuccess(answer) {
      client.setQueryData(messageKeys.replies, answer);
      notify.success('Your replies are saved.');
    },
  });
  const change = (key: number, part: Partial<SavedReply>) =>
    setRows((list) => list.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => setRows((list) => [...list, { key: (list.at(-1)?.key ?? 0) + 1, title: '', text: '' }]);
  return (
    <form
      ref={formRef}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts(attempts + 1);
        if (!rows.some((_, at) => isMissing(at))) save.mutate();
      }}
    >
      <fieldset className={styles.replies}>
        <legend>Saved replies</legend>
        {rows.map(({ key, title, text }, at) => (
          <div key={key} className={styles.reply}>
            <TextField
              label={`Title ${at + 1}`}
              maxLength={MAX_REPLY_TITLE}
              value={title}
              onChange={({ target }) => change(key, { title: target.value })}
            />
            <TextArea
              label={`Reply ${at + 1}`}
              rows={2}
              maxLength={MAX_MESSAGE}
              value={text}
              error={attempts > 0 && isMissing(at) ? 'Reply is required.' : undefined}
              onChange={({ target }) => change(key, { text: target.value })}
            />
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove reply ${at + 1}`}
              onClick={() => setRows((list) => list.filter((row) => row.key !== key))}
            >
              Remove
            </Button>
          </div>
        ))}
        {rows.length < MAX_SAVED_REPLIES && (
          <Button variant="secondary" onClick={add}>
            Add a reply
          </Button>
        )}
      </fieldset>
      <Button type="submit" busy={save.isPending}>
        Save the replies
      </Button>
    </form>
  );
}
