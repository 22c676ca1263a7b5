import { type MessageSettings, saveMessageSettings } from '@ethereal/contracts/message-settings';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { messageKeys } from '../message-keys.ts';
import styles from './SettingsPage.module.css';

/** Renders the away note with the days on which it is shown. */
export function AwayForm({ settings }: { settings: MessageSettings }) {
  const client = useQueryClient();
  const [away, setAway] = useTyped('away note', settings.away);
  const [from, setFrom] = useTyped('first day away', settings.awayFrom ?? '');
  const [until, setUntil] = useTyped('last day away', settings.awayUntil ?? '');
  const isReversed = from !== '' && until !== '' && until < from;
  const save = useAction({
    mutationFn: () => callApi(saveMessageSettings, { body: { away: away.trim(), awayFrom: from, awayUntil: until } }),
    failed: 'Your away note could not be saved. Please try again.',
    onSuccess(saved) {
      client.setQueryData(messageKeys.settings, saved);
      notify.success('Your away note is saved.');
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed) save.mutate();
      }}
    >
      <TextArea
        label="Away note"
        optional
        hint="Shown to buyers who write to you while you are away."
        rows={2}
        maxLength={300}
        value={away}
        onChange={({ target }) => setAway(target.value)}
      />
      <div className={`stack-4 ${styles.days}`}>
        <TextField
          label="First day"
          optional
          type="date"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label="Last day"
          optional
          type="date"
          value={until}
          error={isReversed ? 'The last day comes before the first.' : undefined}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <Button type="submit" busy={save.isPending}>
        Save the note
      </Button>
    </form>
  );
}
