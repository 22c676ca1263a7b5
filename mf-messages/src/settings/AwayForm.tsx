import type { CallRequest } from '@ethereal/contracts/call';
import { MAX_AWAY_NOTE, type MessageSettings, saveMessageSettings } from '@ethereal/contracts/message-settings';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { messageKeys } from '../query-keys.ts';
import styles from './SettingsPage.module.css';

/** Renders the away note with the days on which it is shown. */
export function AwayForm({ settings: { away, awayFrom = '', awayUntil = '' } }: { settings: MessageSettings }) {
  const client = useQueryClient();
  const form = useContractForm({
    schema: () => import('./settings.schema.ts').then((file) => file.settingsSent),
    keptAs: 'away note',
    defaultValues: { away, awayFrom, awayUntil },
  });
  const save = useAction({
    mutationFn: (body: CallRequest<typeof saveMessageSettings>['body']) => callApi(saveMessageSettings, { body }),
    form,
    failed: 'Your away note could not be saved. Please try again.',
    onSuccess(saved) {
      client.setQueryData(messageKeys.settings, saved);
      notify.success('Your away note is saved.');
    },
  });
  return (
    <form className={styles.form} onSubmit={form.handleSubmit((settings) => save.mutate(settings))} noValidate>
      <TextArea
        label="Away note"
        optional
        hint="Shown to buyers who write to you while you are away."
        rows={2}
        maxLength={MAX_AWAY_NOTE}
        {...form.field('away')}
      />
      <div className="fields">
        <TextField label="First day" optional type="date" {...form.field('awayFrom')} />
        <TextField label="Last day" optional type="date" {...form.field('awayUntil')} />
      </div>
      <Button type="submit" busy={save.isPending}>
        Save the note
      </Button>
    </form>
  );
}
