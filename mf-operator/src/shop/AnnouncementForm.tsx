import { getDeskAnnouncement, MAX_ANNOUNCEMENT, saveAnnouncement } from '@ethereal/contracts/announcement';
import type { CallAnswer, CallRequest } from '@ethereal/contracts/call';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { TextField } from '@ethereal/web-kit/components/TextField.tsx';
import { localTime, momentOf } from '@ethereal/web-kit/format/local-day.ts';
import { useTyped } from '@ethereal/web-kit/forms/useTyped.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery } from '@tanstack/react-query';
import { deskKeys } from '../lists/desk-keys.ts';
import styles from './Shop.module.css';

type Announced = CallAnswer<typeof getDeskAnnouncement>;

/** Shows the stored announcement, to change or remove it. */
export function Announcement() {
  const stored = useQuery({
    queryKey: deskKeys.announcement,
    queryFn: ({ signal }) => callApi(getDeskAnnouncement, { signal }),
    // The form must begin with the stored announcement and must keep it while the operator types.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className={`card ${styles.day}`} aria-labelledby="announcement">
      <h2 id="announcement">Announcement</h2>
      <QueryView
        query={stored}
        pending={<LoadingRows label="Loading the announcement" height="5rem" />}
        failed="The announcement could not be loaded."
      >
        {(announced) => <AnnouncementForm announced={announced} />}
      </QueryView>
    </section>
  );
}

/** Form of the announcement above every page, with its period. An empty text removes the announcement. */
function AnnouncementForm({ announced }: { announced: Announced }) {
  const [text, setText] = useTyped('announcement', announced.text);
  const [from, setFrom] = useTyped('announcement from', localTime(announced.from));
  const [until, setUntil] = useTyped('announcement until', localTime(announced.until));
  const save = useAction({
    mutationFn: (body: CallRequest<typeof saveAnnouncement>['body']) => callApi(saveAnnouncement, { body }),
    failed: 'The announcement could not be saved. Please try again.',
    onSuccess: ({ text: saved }) => notify.success(saved ? 'The announcement is set.' : 'The announcement is gone.'),
  });
  const errors = isApiError(save.error) ? save.error.errors : {};
  return (
    <form
      className={`stack-4 ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ text: text.trim(), from: momentOf(from), until: momentOf(until) });
      }}
    >
      <TextField
        label="Text on top of every page"
        hint={`At most ${MAX_ANNOUNCEMENT} characters. Saved empty, it takes the announcement away.`}
        maxLength={MAX_ANNOUNCEMENT}
        value={text}
        error={errors.text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={`stack-4 ${styles.times}`}>
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
