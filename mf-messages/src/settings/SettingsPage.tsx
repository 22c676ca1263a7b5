import {
  MAX_SAVED_REPLIES,
  MAX_SAVED_REPLY,
  type MessageSettings,
  saveMessageSettings,
} from '@ethereal/contracts/messages';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { TextArea } from '@ethereal/web-kit/components/TextArea.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageKeys } from '../message-keys.ts';
import styles from './SettingsPage.module.css';
import { useSettings } from './useSettings.ts';

/** Renders a seller's saved replies and away note. */
export function SettingsPage() {
  useDocumentTitle('Message settings');
  return (
    <div className={styles.page}>
      <h1>Message settings</h1>
      <MembersOnly prompt="Please Login to change your settings." pending={<Loading />}>
        <Settings />
      </MembersOnly>
    </div>
  );
}

const Loading = () => <LoadingRows label="Loading your settings" height="4rem" />;

function Settings() {
  return (
    <QueryView query={useSettings()} pending={<Loading />} failed="Your settings could not be loaded.">
      {(settings) => <SettingsForm settings={settings} />}
    </QueryView>
  );
}

type Reply = { key: number; text: string };

function SettingsForm({ settings }: { settings: MessageSettings }) {
  const client = useQueryClient();
  const [away, setAway] = useState(settings.away);
  const [replies, setReplies] = useState<Reply[]>(() => settings.savedReplies.map((text, key) => ({ key, text })));
  const save = useAction({
    mutationFn: () => {
      const savedReplies = replies.map(({ text }) => text.trim()).filter((text) => text !== '');
      return callApi(saveMessageSettings, { body: { savedReplies, away: away.trim() } });
    },
    failed: 'Your settings could not be saved. Please try again.',
    onSuccess(saved) {
      client.setQueryData(messageKeys.settings, saved);
      notify.success('Your settings are saved.');
    },
  });
  const change = (key: number, text: string) =>
    setReplies((list) => list.map((one) => (one.key === key ? { key, text } : one)));
  const add = () => setReplies((list) => [...list, { key: (list.at(-1)?.key ?? 0) + 1, text: '' }]);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
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
      <fieldset className={styles.replies}>
        <legend>Saved replies</legend>
        {replies.map(({ key, text }, at) => (
          <div key={key} className={styles.reply}>
            <TextArea
              label={`Reply ${at + 1}`}
              rows={2}
              maxLength={MAX_SAVED_REPLY}
              value={text}
              onChange={({ target }) => change(key, target.value)}
            />
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove reply ${at + 1}`}
              onClick={() => setReplies((list) => list.filter((one) => one.key !== key))}
            >
              Remove
            </Button>
          </div>
        ))}
        {replies.length < MAX_SAVED_REPLIES && (
          <Button variant="secondary" onClick={add}>
            Add a reply
          </Button>
        )}
      </fieldset>
      <Button type="submit" busy={save.isPending}>
        Save
      </Button>
    </form>
  );
}
