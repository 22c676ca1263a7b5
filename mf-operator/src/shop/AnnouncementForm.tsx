import { MAX_ANNOUNCEMENT, saveAnnouncement } from '@ethereal/contracts/announcement';
import type { CallRequest } from '@ethereal/contracts/call';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { momentOf } from '@ethereal/web-kit/format/local-day.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useState } from 'react';
import styles from './Shop.module.css';

/** Form of the announcement above every page, with its period. An empty text removes the announcement. */
export function AnnouncementForm() {
  const [text, setText] = useState('');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const save = useAction({
    mutationFn: (body: CallRequest<typeof saveAnnouncement>['body']) => callApi(saveAnnouncement, { body }),
    failed: 'The announcement could not be saved. Please try again.',
    onSuccess: ({ text: saved }) => notify.success(saved ? 'The announcement is set.' : 'The announcement is gone.'),
  });
  const errors = isApiError(save.error) ? save.error.errors : {};
  return (
    <form
      className={styles.announcement}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ text: text.trim(), from: momentOf(from), until: momentOf(until) });
      }}
    >
      <h2>Announcement</h2>
      <TextField
        label="Text on top of every page"
        hint={`At most ${MAX_ANNOUNCEMENT} characters. Saved empty, it takes the announcement away.`}
        maxLength={MAX_ANNOUNCEMENT}
        value={text}
        error={errors.text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.times}>
        <TextField
          label="From"
          optional
          type="datetime-local"
          value={from}
          error={errors.from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label="Until"
          optional
          type="datetime-local"
          value={until}
          error={errors.until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <Button type="submit" busy={save.isPending}>
        Save
      </Button>
    </form>
  );
}
